package org.lazax.combat.hits;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * The units that can take a number of hits, and the checks of a choice among them.
 *
 * @param eligible the owner's units that these hits can destroy
 * @param sustaining the units that can still sustain damage against these hits
 * @param cancels how many hits each of those units cancels
 * @param first the units that must be destroyed before any other
 */
record HitAssignment(
    CombatProcedure.AssignHits call,
    List<UnitStack> eligible,
    List<UnitStack> sustaining,
    Map<UnitType, Integer> cancels,
    List<UnitStack> first) {

  static HitAssignment of(Table table, CombatProcedure.AssignHits call) {
    Takers takers = Takers.of(table, call);
    Map<UnitType, Integer> cancels = new EnumMap<>(UnitType.class);
    takers.sustaining().forEach(stack -> cancels.put(stack.type(), takers.cancels(stack)));
    return new HitAssignment(
        call,
        takers.eligible(),
        takers.sustaining(),
        cancels,
        takers.eligible().stream().filter(stack -> call.targets().has(stack.type())).toList());
  }

  /** How many hits these units cancel by sustaining damage. */
  int cancelled(List<UnitStack> sustain) {
    return sustain.stream().mapToInt(s -> s.count() * cancels(s)).sum();
  }

  private int cancels(UnitStack stack) {
    return cancels.getOrDefault(stack.type(), 1);
  }

  /** How many hits must destroy a unit if this number is cancelled. */
  int toDestroy(int cancelled) {
    return Math.min(Math.max(0, call.hits() - cancelled), UnitSelection.total(eligible));
  }

  /** The units that are destroyed if there is no choice; empty if the owner must choose. */
  Optional<List<UnitStack>> forced() {
    if (!sustaining.isEmpty()) {
      return Optional.empty();
    }
    if (UnitSelection.total(eligible) <= call.hits()) {
      return Optional.of(eligible);
    }
    if (UnitSelection.total(first) == call.hits()) {
      return Optional.of(first);
    }
    List<UnitStack> choice = UnitSelection.total(first) > call.hits() ? first : eligible;
    return choice.size() == 1
        ? Optional.of(List.of(choice.getFirst().times(call.hits())))
        : Optional.empty();
  }

  /** The reason why these units may not sustain damage, if there is one. */
  Optional<Refusal> broken(List<UnitStack> sustain) {
    for (UnitStack stack : sustain) {
      if (!within(sustaining, stack)) {
        return Optional.of(cannotSustain(stack));
      }
    }
    int cancelled = cancelled(sustain);
    int least = sustain.stream().mapToInt(this::cancels).min().orElse(0);
    if (cancelled - least >= call.hits() && !sustain.isEmpty()) {
      return Optional.of(
          Refusal.rule("sustain_damage.1", "fewer hits are left to cancel")
              .with("hits", call.hits())
              .with("sustained", cancelled));
    }
    return Optional.empty();
  }

  /**
   * The reason why the units to destroy are refused after the others have sustained damage, if
   * there is one. The units that sustain damage are checked before.
   */
  Optional<Refusal> broken(List<UnitStack> sustain, List<UnitStack> destroy) {
    int cancelled = cancelled(sustain);
    List<UnitStack> after = afterSustaining(eligible, sustain);
    for (UnitStack stack : destroy) {
      if (!within(after, stack)) {
        return Optional.of(cannotBeDestroyed(stack, after));
      }
    }
    int assigned = UnitSelection.total(destroy);
    if (assigned != toDestroy(cancelled)) {
      return Optional.of(
          Refusal.rule(
                  call.source().rule(), "one unit is destroyed for each hit that is not cancelled")
              .with("hits", toDestroy(cancelled))
              .with("assigned", assigned));
    }
    return sparesTheFirst(destroy)
        ? Optional.of(
            Refusal.rule(call.source().rule(), "these hits must be assigned to other units first")
                .with("first", first))
        : Optional.empty();
  }

  private Refusal cannotBeDestroyed(UnitStack stack, List<UnitStack> after) {
    List<UnitStack> like = after.stream().filter(s -> s.type() == stack.type()).toList();
    String detail =
        like.isEmpty()
            ? "these hits cannot be assigned to units of this type here"
            : like.stream().anyMatch(s -> s.alike(stack))
                ? "there are fewer of these units"
                : "units are named as they are after sustaining damage: compare damaged and mark";
    return Refusal.rule(call.source().rule(), detail)
        .with("units", stack)
        .with("hits", call.source())
        .with("place", call.place())
        .with("possible", after);
  }

  private boolean sparesTheFirst(List<UnitStack> destroy) {
    int targets = 0;
    int others = 0;
    for (UnitStack stack : destroy) {
      if (call.targets().has(stack.type())) {
        targets += stack.count();
      } else {
        others += stack.count();
      }
    }
    return others > 0 && targets < UnitSelection.total(first);
  }

  private Refusal cannotSustain(UnitStack stack) {
    if (call.source() == HitSource.ANTI_FIGHTER_BARRAGE && !call.targets().types().isEmpty()) {
      return Refusal.rule(
              "anti_fighter_barrage.N1", "a barrage cannot be absorbed by sustaining damage")
          .with("units", stack);
    }
    if (eligible.stream().noneMatch(e -> e.type() == stack.type())) {
      return Refusal.rule(
              "sustain_damage.4.1",
              "only units to which the hits can be assigned sustain damage for them")
          .with("units", stack)
          .with("place", call.place());
    }
    boolean damaged =
        eligible.stream().filter(e -> e.type() == stack.type()).allMatch(UnitStack::damaged);
    return damaged || stack.damaged()
        ? Refusal.rule("sustain_damage.3", "damaged units cannot sustain damage")
            .with("units", stack)
        : Refusal.rule("sustain_damage.0", "fewer of these units can sustain damage")
            .with("units", stack);
  }

  /** These units after some of them have become damaged. */
  List<UnitStack> afterSustaining(List<UnitStack> units, List<UnitStack> sustain) {
    if (sustain.isEmpty()) {
      return units;
    }
    List<UnitSelection> changed = new ArrayList<>();
    for (UnitStack stack : units) {
      int turned =
          sustain.stream()
              .filter(s -> s.alike(stack))
              .mapToInt(UnitStack::count)
              .findFirst()
              .orElse(0);
      if (stack.count() > turned) {
        changed.add(UnitSelection.of(stack.times(stack.count() - turned)));
      }
      if (turned > 0) {
        changed.add(UnitSelection.of(stack.damaged(turned)));
      }
    }
    return UnitSelection.stacks(call.seat(), changed);
  }

  private static boolean within(List<UnitStack> stacks, UnitStack wanted) {
    return stacks.stream().anyMatch(s -> s.alike(wanted) && s.count() >= wanted.count());
  }
}
