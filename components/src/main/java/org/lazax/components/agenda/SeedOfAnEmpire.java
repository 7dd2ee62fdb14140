package org.lazax.components.agenda;

import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * All players with the most victory points gain one, or with the outcome Against those with the
 * fewest. Rule: agenda/seed_of_an_empire.N1.
 */
public final class SeedOfAnEmpire implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/seed_of_an_empire");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    Table table = draft.table();
    ToIntFunction<Seat> points = seat -> table.player(seat).victoryPoints();
    List<Integer> all = table.seats().stream().map(points::applyAsInt).toList();
    int chosen = outcome.equals(AgendaOutcome.FOR) ? Collections.max(all) : Collections.min(all);
    List<Seat> tied =
        Voters.inOrder(table).stream().filter(seat -> points.applyAsInt(seat) == chosen).toList();
    Gains.pointEach(draft, tied, "agenda/seed_of_an_empire");
  }
}
