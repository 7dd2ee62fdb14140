package org.lazax.combat.spacecannon;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.combat.FireHooks;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Which space cannons reach a place, and what happens when they fire. */
final class SpaceCannon {
  private SpaceCannon() {}

  /**
   * The units with which a player may fire at ships in a system: those in the system, and those in
   * adjacent systems whose space cannon reaches it. Rules: space_cannon.2, space_cannon.3.3.
   */
  static List<UnitDice> inRange(Table table, SystemId system, Seat active, Seat seat) {
    return targets(table, system, active, seat).stream()
        .map(target -> inRange(table, system, active, seat, target))
        .filter(batteries -> !batteries.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /** The same units when they fire at the ships of one player. */
  static List<UnitDice> inRange(Table table, SystemId system, Seat active, Seat seat, Seat target) {
    return firing(table, HitSource.SPACE_CANNON_OFFENSE, Place.space(system), active, seat, target);
  }

  /**
   * The units with which a player may fire at ground forces that land on a planet:
   * space_cannon.7.4.
   */
  static List<UnitDice> on(Table table, Place planet, Seat active, Seat seat) {
    return FireHooks.held(table, seat, active).isPresent()
        ? List.of()
        : firing(table, HitSource.SPACE_CANNON_DEFENSE, planet, active, seat, active);
  }

  private static List<UnitDice> firing(
      Table table, HitSource source, Place place, Seat active, Seat seat, Seat target) {
    Seat other = seat.equals(active) ? target : seat;
    TableCombatView battle = TableCombatView.inRange(table, place, active, other);
    return RollRules.of(battle, new Roll(battle.side(seat), source));
  }

  /**
   * The players at whose ships a player may fire, unless a component keeps it from it. Rules:
   * space_cannon.5.1, space_cannon.5.2.
   */
  static List<Seat> targets(Table table, SystemId system, Seat active, Seat shooter) {
    return table.units().ships(system).stream()
        .map(UnitStack::owner)
        .distinct()
        .filter(owner -> !owner.equals(shooter))
        .filter(owner -> shooter.equals(active) || owner.equals(active))
        .filter(owner -> FireHooks.held(table, shooter, owner).isEmpty())
        .toList();
  }

  /** Why a player cannot fire at units of another one, in whose range they may be. */
  static Optional<Refusal> held(Table table, Seat shooter, Seat target) {
    return FireHooks.held(table, shooter, target)
        .map(rule ->
            Refusal.rule(rule, "this player holds its fire at that one").with("target", target));
  }

  /** Calls the roll of a player's space cannons, which assigns the hits. */
  static void fire(
      Draft<CombatState, Table> draft, HitSource source, Place place, Seat active, Seat target) {
    Seat shooter = draft.actor();
    Seat other = shooter.equals(active) ? target : shooter;
    draft.call(new RollHits(place, active, other, 0, source, shooter));
  }
}
