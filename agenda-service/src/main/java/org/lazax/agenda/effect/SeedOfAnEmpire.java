package org.lazax.agenda.effect;

import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.Ballot;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** A point for all with most, or with fewest. Rule: agenda/seed_of_an_empire.N1. */
final class SeedOfAnEmpire implements AgendaEffect {
  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    Table table = draft.table();
    ToIntFunction<Seat> points = seat -> table.player(seat).victoryPoints();
    List<Integer> all = table.seats().stream().map(points::applyAsInt).toList();
    int chosen = outcome.equals(AgendaOutcome.FOR) ? Collections.max(all) : Collections.min(all);
    Voters.inOrder(table).stream()
        .filter(seat -> points.applyAsInt(seat) == chosen)
        .forEach(seat -> draft.add(new VictoryPointsGained(seat, 1, "agenda/seed_of_an_empire")));
  }
}
