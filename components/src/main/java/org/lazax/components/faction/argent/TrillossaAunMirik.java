package org.lazax.components.faction.argent;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsToProduce;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.Producible;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * When any player produces ground forces, that player can place each of them on any planet that it
 * controls in the system or in an adjacent one.
 */
final class TrillossaAunMirik extends Card<UnitsToProduce> implements ProductionHooks {
  TrillossaAunMirik() {
    super(Kind.LEADER, UnitsToProduce.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, UnitsToProduce units) {
    return grant.isReady(table)
        && !planets(table, units.producer(), units.system()).isEmpty()
        && table
            .kernel()
            .frameOf(Production.class)
            .map(frame -> (Production) frame.procedure())
            .filter(production -> makesGroundForces(table, production))
            .isPresent();
  }

  private static boolean makesGroundForces(Table table, Production production) {
    return Producible.in(table, production).stream()
        .anyMatch(unit -> Stats.of(table, production.seat(), unit.type()).isGroundForce());
  }

  /** The effect is on the player who produces, whoever has the agent. */
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, UnitsToProduce units, Chosen chosen) {
    LeaderUses.use(draft, grant);
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(LastingEffects.until(Optional.of(frame), name(), units.producer(), Map.of()));
  }

  @Override
  public List<Place> places(Table table, Grant grant, Production production, UnitCard card) {
    return card.isGroundForce() && LastingEffects.is(table, grant)
        ? planets(table, production.seat(), production.system())
        : List.of();
  }

  private static List<Place> planets(Table table, Seat seat, SystemId system) {
    return Starmap.seenBy(table, seat).adjacentPlanets(system).stream()
        .filter(planet -> table.planets().controls(seat, planet))
        .flatMap(planet ->
            table.galaxy().systemOf(planet).map(there -> Place.on(there, planet)).stream())
        .toList();
  }
}
