package org.lazax.game.setup;

import java.util.List;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.rules.setup.Factions;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.event.setup.FactionsDealt;

/** Deals factions, one or several for each player, who then chooses one. */
final class FactionChoice {
  private FactionChoice() {}

  /** Deals factions to the players without one, if the settings say so. */
  static void deal(Draft<GameState, Table> draft) {
    Table table = draft.table();
    int each = table.settings().factionsDealt().orElse(0);
    List<Seat> seats =
        table.gathering().seated().stream().sorted().filter(s -> isOpen(table, s)).toList();
    if (each == 0 || seats.isEmpty()) {
      return;
    }
    FactionsDealt dealt = Factions.deal(table, seats, each, draft.dice());
    draft.add(dealt);
    if (each == 1) {
      dealt.dealt().forEach((seat, one) -> take(draft, seat, one.getFirst()));
      pending(draft.table()).forEach(seat -> dealAgain(draft, seat));
    }
  }

  private static void take(Draft<GameState, Table> draft, Seat seat, FactionId faction) {
    if (HomeFaction.refused(draft.table(), faction).isEmpty()) {
      draft.add(new FactionTaken(seat, faction));
    }
  }

  /** A faction in place of the only one dealt, with which a player would have no home system. */
  private static void dealAgain(Draft<GameState, Table> draft, Seat seat) {
    draft.add(Factions.deal(draft.table(), List.of(seat), 1, draft.dice()));
    draft.add(new FactionTaken(seat, open(draft.table(), seat).getFirst()));
  }

  private static boolean isOpen(Table table, Seat seat) {
    return !table.players().containsKey(seat);
  }

  /** The players who still have to choose. */
  static List<Seat> pending(Table table) {
    return table.gathering().dealt().keySet().stream().filter(seat -> isOpen(table, seat)).toList();
  }

  /**
   * The factions dealt to a player, without one that would leave a player without a home system.
   */
  static List<FactionId> open(Table table, Seat seat) {
    return table.gathering().dealt().getOrDefault(seat, List.of()).stream()
        .filter(faction -> HomeFaction.refused(table, faction).isEmpty())
        .toList();
  }

  static void pick(Draft<GameState, Table> draft, Seat seat, FactionId faction) {
    List<FactionId> dealt = open(draft.table(), seat);
    if (!dealt.contains(faction)) {
      throw new RefusalException(
          Refusal.of("no-such-faction", "one of the factions dealt is played")
              .with("faction", faction)
              .with("dealt", dealt));
    }
    draft.add(new FactionTaken(seat, faction));
  }
}
