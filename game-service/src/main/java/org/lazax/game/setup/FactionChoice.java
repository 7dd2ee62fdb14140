package org.lazax.game.setup;

import java.util.List;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.rules.setup.Factions;
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
        table.gathering().seated().stream().sorted().filter(s -> open(table, s)).toList();
    if (each == 0 || seats.isEmpty()) {
      return;
    }
    FactionsDealt dealt = Factions.deal(table, seats, each, draft.dice());
    draft.add(dealt);
    if (each == 1) {
      dealt.dealt().forEach((seat, one) -> draft.add(new FactionTaken(seat, one.getFirst())));
    }
  }

  private static boolean open(Table table, Seat seat) {
    return !table.players().containsKey(seat);
  }

  /** The players who still have to choose. */
  static List<Seat> pending(Table table) {
    return table.gathering().dealt().keySet().stream().filter(seat -> open(table, seat)).toList();
  }

  static List<FactionId> dealt(Table table, Seat seat) {
    return table.gathering().dealt().getOrDefault(seat, List.of());
  }

  static void pick(Draft<GameState, Table> draft, Seat seat, FactionId faction) {
    List<FactionId> dealt = dealt(draft.table(), seat);
    if (!dealt.contains(faction)) {
      throw new RefusalException(
          Refusal.of("no-such-faction", "one of the factions dealt is played")
              .with("faction", faction)
              .with("dealt", dealt));
    }
    draft.add(new FactionTaken(seat, faction));
  }
}
