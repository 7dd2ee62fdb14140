package org.lazax.components.faction.titans;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.Structures;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.SleeperTokenRemoved;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the owner has activated a system, it may replace any of its sleeper tokens there by PDS. It
 * gains planets without ground forces of others at once. The new PDS are marked until the action is
 * over, to tell them from others. Rules: faction_ability/awaken.N1 to faction_ability/awaken.N3,
 * faction_ability/awaken.N4, unit/ouranos.N2.
 */
public final class Awaken implements Component, Ability<SystemActivated> {
  private static final AbilityRef NAME = AbilityRef.parse("faction_ability/awaken");
  private static final String PLANETS = "planets";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public Class<SystemActivated> trigger() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && !planets(table, grant.user(), activated.system()).isEmpty()
        && UnitPlacement.has(table, grant.user(), UnitType.PDS);
  }

  private static List<PlanetId> planets(Table table, Seat seat, SystemId system) {
    return table.galaxy().planets(system).stream()
        .filter(table.planets().sleepers()::contains)
        .filter(planet -> !Terragenesis.isNew(table, seat, planet))
        .filter(planet -> UnitPlacement.isOpen(table, seat, UnitType.PDS, planet))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    Seat seat = grant.user();
    if (!soFar.has(PLANETS)) {
      List<String> planets =
          planets(table, seat, activated.system()).stream().map(PlanetId::value).toList();
      int most = Math.min(planets.size(), UnitPlacement.count(table, seat, UnitType.PDS));
      return Optional.of(new Ask(PLANETS, planets, 1, most));
    }
    Table now = table;
    int nth = 0;
    for (Place place : chosen(activated.system(), soFar)) {
      nth++;
      Optional<Ask> from = UnitPlacement.asks(now, seat, UnitType.PDS, nth, soFar);
      if (from.isPresent()) {
        return from;
      }
      for (TableEvent fact : UnitPlacement.placed(now, seat, UnitType.PDS, place, nth, soFar)) {
        now = fact.fold(now);
      }
    }
    return Optional.empty();
  }

  private static List<Place> chosen(SystemId system, Chosen chosen) {
    return chosen.all(PLANETS).stream()
        .map(planet -> Place.on(system, new PlanetId(planet)))
        .toList();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Seat seat = grant.user();
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, NAME, grant));
    UnitStack awake = UnitStack.of(seat, UnitType.PDS, 1).marked(Optional.of(NAME.component()));
    int nth = 0;
    List<PlanetId> gained = new ArrayList<>();
    for (Place place : chosen(activated.system(), chosen)) {
      PlanetId planet = place.planet().orElseThrow();
      nth++;
      draft.add(new SleeperTokenRemoved(planet));
      draft.addAll(UnitPlacement.placed(draft.table(), seat, UnitType.PDS, place, nth, chosen));
      draft.add(new UnitsMarked(place, List.of(awake.marked(Optional.empty())), awake.mark()));
      if (!draft.table().planets().controls(seat, planet) && !isHeld(draft.table(), place, seat)) {
        gained.add(planet);
      }
    }
    draft.callInOrder(gained, planet -> Gains.planet(draft, seat, planet));
    draft.callInOrder(
        chosen(activated.system(), chosen), place -> Structures.placed(draft, place, awake));
  }

  private static boolean isHeld(Table table, Place place, Seat seat) {
    return table.units().at(place).stream()
        .anyMatch(stack -> !stack.owner().equals(seat) && Stats.of(table, stack).isGroundForce());
  }
}
