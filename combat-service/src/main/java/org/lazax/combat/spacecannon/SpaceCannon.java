package org.lazax.combat.spacecannon;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.ability.CannonHooks;
import org.lazax.combat.ability.Components;
import org.lazax.combat.battle.Modifier;
import org.lazax.combat.dice.Batteries;
import org.lazax.combat.dice.Battery;
import org.lazax.combat.dice.Volley;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.CombatProcedure.AssignHits;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Whose space cannons reach what, and what happens when they fire. */
final class SpaceCannon {
  private SpaceCannon() {}

  /**
   * The units with which a player may fire at ships in a system: those in it, and those in adjacent
   * systems whose space cannon reaches so far. Rules: space_cannon.2, space_cannon.3.3.
   */
  static List<Battery> inRange(Table table, SystemId system, Seat seat) {
    List<Battery> batteries = new ArrayList<>(in(table, system, seat, false));
    for (SystemId neighbour : table.galaxy().adjacent(system)) {
      batteries.addAll(in(table, neighbour, seat, true));
    }
    return batteries;
  }

  /** The units with which a player may fire at those that land on a planet: space_cannon.7.4. */
  static List<Battery> on(Table table, Place planet, Seat seat) {
    return at(table, planet, seat, false);
  }

  /** Those at whose ships a player may fire. Rules: space_cannon.5.1, space_cannon.5.2. */
  static List<Seat> targets(Table table, SystemId system, Seat active, Seat shooter) {
    return table.units().ships(system).stream()
        .map(UnitStack::owner)
        .distinct()
        .filter(owner -> !owner.equals(shooter))
        .filter(owner -> shooter.equals(active) || owner.equals(active))
        .toList();
  }

  /** Fires at a player's units: the dice, with what changes them, then the hits to be assigned. */
  static void fire(
      Draft<Battles, Table> draft,
      HitSource source,
      List<Battery> batteries,
      Place place,
      Seat target) {
    List<Modifier> modifiers =
        Components.of(draft.table().player(target), CannonHooks.class).stream()
            .flatMap(hooks -> hooks.whenFiredAt().stream())
            .toList();
    List<Battery> firing = batteries.stream().map(battery -> battery.with(modifiers)).toList();
    int hits = Volley.roll(draft, draft.actor(), source, place, firing);
    if (hits > 0) {
      draft.call(new AssignHits(target, place, source, hits));
    }
  }

  private static List<Battery> in(Table table, SystemId system, Seat seat, boolean fromAfar) {
    List<Battery> batteries = new ArrayList<>();
    for (Place place : table.units().in(system).keySet()) {
      batteries.addAll(at(table, place, seat, fromAfar));
    }
    return batteries;
  }

  private static List<Battery> at(Table table, Place place, Seat seat, boolean fromAfar) {
    return Batteries.withAbility(table, place, seat, card -> card.abilities().spaceCannon())
        .stream()
        .filter(battery ->
            !fromAfar || Stats.of(table, seat, battery.type()).abilities().deepSpaceCannon())
        .toList();
  }
}
