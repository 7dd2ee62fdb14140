package org.lazax.simulation.madeup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/** A game of two players with made-up cards that begins with a turn of the second player. */
final class MadeUpPosition {
  static final int GOODS = 3;

  private static final Seat P1 = new Seat(1);
  private static final Seat P2 = new Seat(2);

  private MadeUpPosition() {}

  /**
   * The setup of such a game.
   *
   * @param hands the action cards in the hands of the players
   */
  static GameSetup withHands(Map<Seat, List<String>> hands) {
    Map<Seat, Hand> held = new TreeMap<>();
    hands.forEach((seat, cards) ->
        held.put(seat, new Hand(List.of(), cards.stream().map(ActionCardId::new).toList())));
    return GameSetup.of(
        new CreateGame(
                "made up",
                2,
                Optional.empty(),
                Optional.of("27 26 0 25 38 0"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Map.of(P1, new FactionId("sol"), P2, new FactionId("hacan"))),
                Optional.empty(),
                Optional.of(P2),
                Optional.of(position()),
                Optional.of(held))
            .with(MadeUpGame.standardAnd(Bazaars.NAME)));
  }

  private static GivenPosition position() {
    Map<PlanetId, PlanetCard> planets = new HashMap<>();
    planets.put(new PlanetId("jord"), new PlanetCard(P1, false));
    for (String home : List.of("arretze", "hercant", "kamdorn")) {
      planets.put(new PlanetId(home), new PlanetCard(P2, false));
    }
    return new GivenPosition(
        1,
        Phase.ACTION,
        Map.of(P1, sheet("imperial"), P2, sheet("leadership")),
        planets,
        Map.of(),
        Map.of(),
        List.of(),
        false);
  }

  private static Sheet sheet(String card) {
    return new Sheet(
        new Tokens(3, 3, 3), GOODS, 0, Set.of(), Map.of(new StrategyCardId(card), false), 0);
  }
}
