package org.lazax.simulation.arrangement;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.LeadersGiven;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;

/**
 * A random position at the beginning of an agenda phase in a galaxy of one ring, in which the first
 * player is the Council Keleres in the home system of the Xxcha and has its commander and its hero
 * unlocked. Bots almost never have this hero when an agenda is revealed.
 */
final class CouncilPosition {
  private static final Seat FIRST = new Seat(1);

  /** As long as the others are played, the Keleres can begin in the home of the Xxcha only. */
  private static final List<FactionId> FACTIONS =
      Stream.of("keleres", "mentak", "argent").map(FactionId::new).toList();

  private static final LeadersGiven LEADERS =
      new LeadersGiven(
          Set.of(new LeaderId("suffi_an_keleres"), new LeaderId("odlynn_myrr")),
          Set.of(),
          Set.of());

  private CouncilPosition() {}

  /** A game of three that begins in such a position. It depends on the seed only. */
  static CreateGame of(long seed) {
    return RandomPosition.inOneRing(
        Phase.AGENDA, seed, FACTIONS, (_, position) -> withLeaders(position));
  }

  private static GivenPosition withLeaders(GivenPosition position) {
    Map<Seat, Sheet> sheets = new HashMap<>(position.sheets());
    sheets.computeIfPresent(FIRST, (_, sheet) -> withLeaders(sheet));
    return position.withSheets(sheets);
  }

  private static Sheet withLeaders(Sheet sheet) {
    return new Sheet(
        sheet.tokens(),
        sheet.tradeGoods(),
        sheet.commodities(),
        sheet.technologies(),
        sheet.strategyCards(),
        sheet.victoryPoints(),
        Optional.of(LEADERS));
  }
}
