package org.lazax.combat.odds;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.strike.CombatEffect;

/** Chooses units of a position and applies effects to them that no component acts on. */
final class PositionUnits {
  private final OddsPosition position;

  PositionUnits(OddsPosition position) {
    this.position = position;
  }

  /** The group of the least or the most valuable matching unit. */
  Optional<Integer> pick(Side on, Predicate<UnitGroup> which, boolean cheapest) {
    Comparator<Integer> order =
        Comparator.comparingInt(
            slot -> HitPolicy.worth(position.half(on).slots.get(slot).card().type()));
    return IntStream.range(0, position.half(on).slots.size())
        .boxed()
        .filter(slot -> position.half(on).count(slot) > 0)
        .filter(slot -> which.test(position.rank(on, slot)))
        .min(cheapest ? order : order.reversed());
  }

  void damage(Side on, int count, Predicate<UnitGroup> which) {
    for (int i = 0; i < count; i++) {
      pick(on, unit -> which.test(unit) && unit.healthy() > 0, false)
          .ifPresent(slot -> {
            position.half(on).healthy[slot]--;
            position.half(on).damaged[slot]++;
            position.changed();
          });
    }
  }

  void repair(CombatEffect.Repair repair) {
    SideState half = position.half(repair.on());
    for (int i = 0; i < repair.count(); i++) {
      Optional<Integer> slot =
          IntStream.range(0, half.slots.size())
              .boxed()
              .filter(s -> half.damaged[s] - (repair.rested() ? half.tired[s] : 0) > 0)
              .filter(s -> repair.which().test(position.rank(repair.on(), s)))
              .max(Comparator.comparingInt(s -> HitPolicy.worth(half.slots.get(s).card().type())));
      if (slot.isEmpty()) {
        return;
      }
      int mended = slot.get();
      half.damaged[mended]--;
      half.healthy[mended]++;
      if (half.tired[mended] > half.damaged[mended]) {
        half.tired[mended]--;
        half.done[mended]++;
      }
      position.changed();
    }
  }

  void reinforce(Side side, UnitType type, int count) {
    int slot = position.half(side).slot(type);
    if (slot >= 0) {
      position.half(side).reinforce(slot, count);
      position.changed();
    }
  }

  void takeAway(Side side, int slot, boolean damaged) {
    if (damaged) {
      position.half(side).loseDamaged(slot);
    } else {
      position.half(side).healthy[slot]--;
    }
    position.changed();
  }
}
