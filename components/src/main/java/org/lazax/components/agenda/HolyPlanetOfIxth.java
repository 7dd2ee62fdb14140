package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.Laws;
import org.lazax.rules.planets.ControlHooks;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.units.Place;

/**
 * The planet to which the law is attached is a victory point of whoever controls it, and units on
 * it cannot use PRODUCTION. If the law leaves play, the point stays. Rule:
 * agenda/holy_planet_of_ixth.N1.
 */
public final class HolyPlanetOfIxth
    implements Component, AgendaEffect, ControlHooks, ProductionHooks {
  private static final AgendaId LAW = new AgendaId("holy_planet_of_ixth");

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(LAW);
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft
        .table()
        .planets()
        .controller(new PlanetId(outcome.value()))
        .ifPresent(owner -> draft.add(LawPoint.gained(ref(), owner)));
  }

  @Override
  public List<TableEvent> gained(Table table, Grant grant, PlanetId planet, Seat gainer) {
    if (!isAttachedTo(table, planet) || table.planets().controls(gainer, planet)) {
      return List.of();
    }
    if (grant.user().equals(gainer)) {
      return List.of(LawPoint.gained(ref(), gainer));
    }
    return table.planets().controls(grant.user(), planet)
        ? LawPoint.lost(table, ref(), grant.user())
        : List.of();
  }

  private static boolean isAttachedTo(Table table, PlanetId planet) {
    return Laws.planet(table, LAW).filter(planet::equals).isPresent();
  }

  @Override
  public Change limit(Table table, Grant grant, Production production, Place place) {
    boolean holy = place.planet().filter(planet -> isAttachedTo(table, planet)).isPresent();
    return holy ? Change.atMost(0) : Change.NONE;
  }
}
