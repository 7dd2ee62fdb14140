package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.planets.ControlHooks;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * A victory point of its owner. Whoever gains control of a planet in the home system of the owner,
 * who still controls a planet there, takes the law and the point. If the law leaves play, the point
 * stays. Rules: agenda/the_crown_of_emphidia.N1, agenda/the_crown_of_emphidia.N2.
 */
public final class TheCrownOfEmphidia implements Component, AgendaEffect, ControlHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/the_crown_of_emphidia");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.add(LawPoint.gained(ref(), Outcomes.elected(outcome)));
  }

  @Override
  public List<TableEvent> gained(Table table, Grant grant, PlanetId planet, Seat gainer) {
    Seat owner = grant.user();
    return !gainer.equals(owner)
            && !HomePlanets.of(table, owner).isEmpty()
            && HomePlanets.has(table, owner, planet)
        ? LawPoint.taken(table, ref(), owner, gainer)
        : List.of();
  }
}
