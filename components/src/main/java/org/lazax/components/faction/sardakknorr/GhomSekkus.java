package org.lazax.components.faction.sardakknorr;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.galaxy.GalaxyComponents;
import org.lazax.rules.invasion.LandingPayments;
import org.lazax.rules.invasion.Landings;
import org.lazax.rules.leaders.LandingSources;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding.Leg;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * When ground forces are committed, the owner may also commit one ground force from each nearby
 * planet to any planet of the active system. Nearby are planets of the active system, and planets
 * of adjacent systems from which ships could move there, past command tokens and bans. What others
 * charge for landing is paid before, once for each planet. In choices, {@code infantry>starpoint}
 * is an infantry that lands on Starpoint. Rules: leader/ghom_sekkus.N2 to leader/ghom_sekkus.N13.
 */
public final class GhomSekkus implements Component, LandingSources, CombatAbility {
  private static final String TO = ">";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/ghom_sekkus");
  }

  @Override
  public List<Place> planets(Table table, Seat user, SystemId active) {
    return table.units().at().entrySet().stream()
        .filter(at -> !at.getKey().isSpace())
        .filter(at ->
            at.getValue().stream()
                .anyMatch(
                    stack -> stack.owner().equals(user) && LandingSources.mayCome(table, stack)))
        .map(at -> at.getKey())
        .filter(place -> mayCome(table, user, place.system(), active))
        .toList();
  }

  private static boolean mayCome(Table table, Seat user, SystemId from, SystemId active) {
    if (from.equals(active)) {
      return true;
    }
    MovementView view = MovementView.of(table, user, active);
    Ship force = new Ship(user, UnitType.INFANTRY, from, 0);
    return !isHeld(view, force)
        && !isBanned(view, force)
        && view.map().anomalies(active).stream()
            .noneMatch(GalaxyComponents.closedIfActive(table, user)::contains)
        && !view.map().passages(from, active).isEmpty();
  }

  /** Whether a command token of the player's own holds the force where it is. */
  private static boolean isHeld(MovementView view, Ship force) {
    return view.table().tokens().getOrDefault(force.from(), Set.of()).contains(view.seat())
        && Ruleset.hooks(view.table(), view.seat(), MovementHooks.class).stream()
            .filter(by -> by.hooks().concerns(view, by.grant(), force))
            .noneMatch(by -> by.hooks().lifts(view, by.grant(), force.from(), Hindrance.OWN_TOKEN));
  }

  /** Whether anybody keeps ships, and so the force, out of the active system. */
  private static boolean isBanned(MovementView view, Ship force) {
    return Ruleset.hooks(view.table(), MovementBans.class).stream()
        .filter(by -> by.hooks().concerns(view, by.grant(), force))
        .anyMatch(by -> by.hooks().mayEnter(view, by.grant()).isPresent());
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/ghom_sekkus");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMMITTING.isIn(happens)
        && happens.active().equals(grant.user())
        && sources(table, grant, happens).stream()
            .anyMatch(source -> !landings(table, grant, happens, source, Chosen.NOTHING).isEmpty());
  }

  private static List<Place> sources(Table table, Grant grant, InFight happens) {
    return LandingSources.of(table, grant.user(), happens.place().system());
  }

  /**
   * The types of units that can come from a planet, with the planets on which they can land. What
   * others charge for the landings that are chosen and for this one must be payable.
   */
  private static List<String> landings(
      Table table, Grant grant, InFight happens, Place source, Chosen soFar) {
    SystemId system = happens.place().system();
    Set<PlanetId> chosen = targets(soFar);
    List<String> landings = new ArrayList<>();
    for (PlanetId planet : Landings.open(table, system)) {
      Set<PlanetId> all = new TreeSet<>(chosen);
      all.add(planet);
      int due = LandingPayments.due(table, grant.user(), system, all);
      if (!source.equals(Place.on(system, planet))
          && LandingPayments.arePayable(table, grant.user(), due)) {
        table.units().at(source, grant.user()).stream()
            .filter(stack -> LandingSources.mayCome(table, stack))
            .map(stack -> stack.type().text() + TO + planet)
            .distinct()
            .forEach(landings::add);
      }
    }
    return landings;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return sources(table, grant, happens).stream()
        .filter(source -> !soFar.has(source.toString()))
        .filter(source -> !landings(table, grant, happens, source, soFar).isEmpty())
        .findFirst()
        .map(source ->
            new Ask(source.toString(), landings(table, grant, happens, source, soFar), 0, 1))
        .or(() ->
            LandingPayments.asks(table, grant.user(), due(table, grant, happens, soFar), soFar));
  }

  private static int due(Table table, Grant grant, InFight happens, Chosen soFar) {
    return LandingPayments.due(table, grant.user(), happens.place().system(), targets(soFar));
  }

  /** The planets on which the units land that are chosen. */
  private static Set<PlanetId> targets(Chosen soFar) {
    Set<PlanetId> targets = new TreeSet<>();
    soFar
        .answers()
        .forEach((about, answer) -> {
          if (!LandingPayments.isAbout(about)) {
            answer.forEach(landing -> targets.add(new PlanetId(landing.split(TO, 2)[1])));
          }
        });
    return targets;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    SystemId system = happens.place().system();
    draft.addAll(LandingPayments.paid(draft.table(), grant.user(), chosen));
    List<PlanetId> landed = new ArrayList<>();
    List<Leg> fromAfar = new ArrayList<>();
    for (Leg leg : legs(draft.table(), grant, chosen)) {
      if (leg.from().system().equals(system)) {
        draft.add(new UnitsMoved(leg.from(), Place.on(system, leg.onto()), List.of(leg.unit())));
      } else {
        fromAfar.add(leg);
      }
      if (!landed.contains(leg.onto())) {
        landed.add(leg.onto());
      }
    }
    Invasion.land(draft, landed);
    if (!fromAfar.isEmpty()) {
      draft.call(new AdjacentLanding(grant.user(), system, fromAfar));
    }
  }

  private static List<Leg> legs(Table table, Grant grant, Chosen chosen) {
    List<Leg> legs = new ArrayList<>();
    chosen
        .answers()
        .forEach((source, answer) -> {
          if (!LandingPayments.isAbout(source)) {
            answer.forEach(landing -> {
              String[] parts = landing.split(TO, 2);
              UnitType type = UnitType.valueOf(parts[0].toUpperCase(Locale.ROOT));
              Place from = Place.of(source);
              unit(table, grant, from, type)
                  .ifPresent(unit -> legs.add(new Leg(from, unit, new PlanetId(parts[1]))));
            });
          }
        });
    return legs;
  }

  /** One unit of the type, an undamaged one if there is any. */
  private static Optional<UnitStack> unit(Table table, Grant grant, Place from, UnitType type) {
    return table.units().at(from, grant.user()).stream()
        .filter(stack -> stack.type() == type)
        .min(Comparator.comparing(UnitStack::damaged))
        .map(stack -> stack.times(1));
  }
}
