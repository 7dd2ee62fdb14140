package org.lazax.game.setup;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.ruleset.LeaderRules;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.setup.Factions;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.LeadersLaid;
import org.lazax.table.event.objectives.ObjectiveRowsLaid;
import org.lazax.table.event.setup.PositionLaid;
import org.lazax.table.event.setup.RoundBegan;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.setup.GivenPosition;

/** Begins a game in the position that its organiser gave. */
final class GivenPositionSetup {
  private GivenPositionSetup() {}

  static void lay(Draft<GameState, Table> draft) {
    Table table = draft.table();
    GivenPosition given = table.gathering().position().orElseThrow();
    draft.add(new StrategyCardsLaidOut(List.copyOf(table.catalog().strategyCards().keySet())));
    draft.add(
        new ObjectiveRowsLaid(
            Factions.ROW - Factions.ofStage(table, given.revealed(), 1),
            Factions.ROW - Factions.ofStage(table, given.revealed(), 2)));
    draft.add(new PositionLaid());
    Ruleset.of(table)
        .leaders()
        .ifPresent(rules ->
            given
                .sheets()
                .forEach((seat, sheet) -> draft.add(leaders(draft.table(), rules, seat, sheet))));
    draft.close();
    draft.add(new RoundBegan(given.round()));
    draft.call(new Round(given.phase()));
  }

  private static LeadersLaid leaders(
      Table table, LeaderRules rules, Seat seat, GivenPosition.Sheet sheet) {
    Leaders atTheStart = rules.atTheStart(table, seat);
    return new LeadersLaid(
        seat, sheet.leaders().map(given -> given.of(atTheStart)).orElse(atTheStart));
  }
}
