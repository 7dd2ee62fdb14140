package org.lazax.game.setup;

import java.util.Optional;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.rules.trade.OwnNotes;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.leaders.LeadersLaid;
import org.lazax.table.event.notes.NotesDealt;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.setup.CommandSheetPrepared;
import org.lazax.table.tokens.Tokens;

/**
 * Prepares the play area of each player. Rules: command_tokens.1, leaders.1, promissory_notes.0.
 */
final class PlayAreas {
  private PlayAreas() {}

  /**
   * Prepares the sheet, promissory notes, leaders, home planets, technologies and units of a
   * player. Units that go to planets are placed if there is only one home planet.
   */
  static void prepare(Draft<GameState, Table> draft, Seat seat) {
    Table table = draft.table();
    Faction home = HomeFaction.of(table, seat);
    draft.add(new CommandSheetPrepared(seat, Tokens.START));
    draft.add(new NotesDealt(seat, OwnNotes.of(table, seat)));
    Ruleset.of(table)
        .leaders()
        .ifPresent(rules -> draft.add(new LeadersLaid(seat, rules.atTheStart(table, seat))));
    home.homePlanets().forEach(planet -> draft.add(new ControlGained(seat, planet, false)));
    draft.addAll(StartingTechnologies.given(table, seat));
    int goods = startingGoods(table, home);
    if (goods > 0) {
      draft.add(new GoodsGained(seat, goods));
    }
    draft.add(StartingUnits.ships(table, seat));
    if (home.homePlanets().size() == 1) {
      draft.addAll(StartingUnits.land(table, seat, StartingUnits.sensibly(table, seat)));
    }
  }

  /** The trade goods that some official layouts give for a home position. */
  private static int startingGoods(Table table, Faction home) {
    Optional<MapSetup> layout = table.settings().mapSetup(table.catalog());
    if (layout.isEmpty()) {
      return 0;
    }
    TileId onBoard = home.gateTile().or(home::homeTile).orElseThrow();
    return table.galaxy().tiles().stream()
        .filter(placed -> placed.tile().equals(onBoard))
        .flatMap(placed -> placed.position().stream())
        .mapToInt(layout.get().homes()::indexOf)
        .filter(at -> at >= 0)
        .map(layout.get()::tradeGoodsOf)
        .sum();
  }
}
