package org.lazax.combat.hits;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.combat.Group;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.dice.Batteries;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.UnitStack;

/**
 * Who can take a number of hits, and whether a choice among them is allowed.
 *
 * @param eligible the owner's units that these hits can destroy
 * @param sustaining those that can still cancel some by sustaining damage
 * @param cancels how many hits one of a type cancels by that
 */
record Toll(
    CombatProcedure.AssignHits call,
    List<UnitStack> eligible,
    List<UnitStack> sustaining,
    Map<UnitType, Integer> cancels) {

  static Toll of(Table table, CombatProcedure.AssignHits call) {
    TableBattle battle = TableBattle.against(table, call.place(), call.seat());
    Side side = battle.side(call.seat());
    List<UnitStack> eligible = new ArrayList<>();
    List<UnitStack> sustaining = new ArrayList<>();
    Map<UnitType, Integer> cancels = new EnumMap<>(UnitType.class);
    for (UnitStack stack : table.units().at(call.place(), call.seat())) {
      UnitCard card = Stats.of(table, stack);
      Rank unit = new Rank(card, call.place(), stack.count(), 0);
      boolean takes = takes(battle, side, unit, call.source());
      if (takes) {
        eligible.add(stack);
      }
      if (!stack.damaged()
          && Sustaining.isAble(battle, side, unit)
          && (takes
              ? call.source() != HitSource.ANTI_FIGHTER_BARRAGE
              : Sustaining.shields(battle, side, call.source(), unit))) {
        sustaining.add(stack);
        cancels.put(stack.type(), Sustaining.cancels(battle, side, unit));
      }
    }
    return new Toll(call, List.copyOf(eligible), List.copyOf(sustaining), Map.copyOf(cancels));
  }

  private static boolean takes(BattleView battle, Side side, Rank unit, HitSource source) {
    if (source == HitSource.ANTI_FIGHTER_BARRAGE) {
      return unit.type() == UnitType.FIGHTER;
    }
    return Batteries.fights(
        battle, side, unit, source.inSpace() ? unit.card().isShip() : unit.card().isGroundForce());
  }

  /** How many hits these cancel. */
  int cancelledBy(List<UnitStack> sustain) {
    return sustain.stream()
        .mapToInt(stack -> stack.count() * cancels.getOrDefault(stack.type(), 1))
        .sum();
  }

  /** How many of the hits must destroy a unit, after so many were cancelled. */
  int toDestroy(int cancelled) {
    return Math.clamp(call.hits() - cancelled, 0, Group.total(eligible));
  }

  /** The units destroyed where there is nothing to choose; empty where the owner must be asked. */
  Optional<List<UnitStack>> forced() {
    if (!sustaining.isEmpty()) {
      return Optional.empty();
    }
    if (Group.total(eligible) <= call.hits()) {
      return Optional.of(eligible);
    }
    return eligible.size() == 1
        ? Optional.of(List.of(eligible.getFirst().times(call.hits())))
        : Optional.empty();
  }

  /** Why these may not sustain and those may not be the ones destroyed. */
  Optional<Refusal> broken(List<UnitStack> sustain, List<UnitStack> destroy) {
    int cancelled = cancelledBy(sustain);
    for (UnitStack stack : sustain) {
      if (!within(sustaining, stack)) {
        return Optional.of(cannotSustain(stack));
      }
    }
    if (cancelled - leastCancel(sustain) >= call.hits() && !sustain.isEmpty()) {
      return Optional.of(
          Refusal.rule("sustain_damage.1", "there are not so many hits to cancel")
              .with("hits", call.hits())
              .with("sustained", cancelled));
    }
    List<UnitStack> after = afterSustaining(sustain);
    for (UnitStack stack : destroy) {
      if (!within(after, stack)) {
        return Optional.of(
            Refusal.rule(call.source().rule(), "these units cannot take these hits")
                .with("units", stack)
                .with("place", call.place()));
      }
    }
    int assigned = Group.total(destroy);
    return assigned == toDestroy(cancelled)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule(call.source().rule(), "one unit is destroyed for each hit left")
                .with("hits", toDestroy(cancelled))
                .with("assigned", assigned));
  }

  private int leastCancel(List<UnitStack> sustain) {
    return sustain.stream()
        .mapToInt(stack -> cancels.getOrDefault(stack.type(), 1))
        .min()
        .orElse(0);
  }

  private Refusal cannotSustain(UnitStack stack) {
    if (call.source() == HitSource.ANTI_FIGHTER_BARRAGE) {
      return Refusal.rule(
              "anti_fighter_barrage.N1", "a barrage cannot be absorbed by sustaining damage")
          .with("units", stack);
    }
    if (eligible.stream().noneMatch(e -> e.type() == stack.type())) {
      return Refusal.rule("sustain_damage.4.1", "only units that take the hits may sustain them")
          .with("units", stack)
          .with("place", call.place());
    }
    boolean damaged =
        eligible.stream().filter(e -> e.type() == stack.type()).allMatch(UnitStack::damaged);
    return damaged || stack.damaged()
        ? Refusal.rule("sustain_damage.3", "damaged units cannot sustain damage")
            .with("units", stack)
        : Refusal.rule("sustain_damage.0", "so many of these cannot sustain damage")
            .with("units", stack);
  }

  /** The eligible units once these have turned on their side. */
  List<UnitStack> afterSustaining(List<UnitStack> sustain) {
    if (sustain.isEmpty()) {
      return eligible;
    }
    List<Group> changed = new ArrayList<>();
    for (UnitStack stack : eligible) {
      int turned =
          sustain.stream()
              .filter(s -> s.alike(stack))
              .mapToInt(UnitStack::count)
              .findFirst()
              .orElse(0);
      if (stack.count() > turned) {
        changed.add(new Group(stack.type(), stack.count() - turned, stack.damaged()));
      }
      if (turned > 0) {
        changed.add(new Group(stack.type(), turned, true));
      }
    }
    return Group.stacks(call.seat(), changed);
  }

  private static boolean within(List<UnitStack> stacks, UnitStack wanted) {
    return stacks.stream().anyMatch(s -> s.alike(wanted) && s.count() >= wanted.count());
  }
}
