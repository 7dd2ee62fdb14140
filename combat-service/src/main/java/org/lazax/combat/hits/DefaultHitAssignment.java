package org.lazax.combat.hits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.state.UnitSelection;
import org.lazax.table.units.UnitStack;

/** Assigns hits by a policy, one after the other. */
final class DefaultHitAssignment implements HitPolicy.Takers {
  private final HitAssignment toll;
  private final List<UnitSelection> kinds;
  private final int[] healthy;
  private final int[] damaged;
  private final int[] able;
  private final List<UnitSelection> sustain = new ArrayList<>();
  private final List<UnitSelection> destroy = new ArrayList<>();

  private DefaultHitAssignment(HitAssignment toll) {
    this.toll = toll;
    this.kinds =
        Stream.concat(toll.eligible().stream(), toll.sustaining().stream())
            .map(DefaultHitAssignment::kind)
            .distinct()
            .toList();
    this.healthy = new int[kinds.size()];
    this.damaged = new int[kinds.size()];
    this.able = new int[kinds.size()];
    for (UnitStack stack : toll.eligible()) {
      (stack.damaged() ? damaged : healthy)[kinds.indexOf(kind(stack))] += stack.count();
    }
    for (UnitStack stack : toll.sustaining()) {
      able[kinds.indexOf(kind(stack))] += stack.count();
    }
  }

  /** One unit like these, undamaged. */
  private static UnitSelection kind(UnitStack stack) {
    return UnitSelection.of(stack.times(1).repaired());
  }

  static AssignHits of(HitAssignment toll, HitPolicy policy) {
    DefaultHitAssignment owner = new DefaultHitAssignment(toll);
    int hits = toll.call().hits();
    while (hits > 0) {
      Optional<HitPolicy.Choice> choice = policy.next(owner);
      if (choice.isEmpty()) {
        break;
      }
      hits -= owner.take(choice.get());
    }
    return new AssignHits(owner.sustain, owner.destroy);
  }

  private int take(HitPolicy.Choice choice) {
    int index = choice.index();
    UnitSelection one = kinds.get(index);
    if (choice.sustains()) {
      able[index]--;
      if (healthy[index] > 0) {
        healthy[index]--;
        damaged[index]++;
      }
      sustain.add(one);
      return toll.cancels().getOrDefault(one.type(), 1);
    }
    (choice.damaged() ? damaged : healthy)[index]--;
    destroy.add(choice.damaged() ? one.turned() : one);
    return 1;
  }

  @Override
  public int size() {
    return healthy.length;
  }

  @Override
  public UnitType type(int index) {
    return kinds.get(index).type();
  }

  @Override
  public int healthy(int index) {
    return isOpen(index) ? healthy[index] : 0;
  }

  @Override
  public int damaged(int index) {
    return isOpen(index) ? damaged[index] : 0;
  }

  /**
   * Whether units of this type can take a hit: they are targets of the hits, or no target is left.
   */
  private boolean isOpen(int index) {
    return toll.call().targets().has(type(index)) || !isAnyTargetLeft();
  }

  private boolean isAnyTargetLeft() {
    for (int i = 0; i < healthy.length; i++) {
      if (healthy[i] + damaged[i] > 0 && toll.call().targets().has(type(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int sustaining(int index) {
    return able[index];
  }

  /** False: a default assignment does not look at capacity. */
  @Override
  public boolean strands(int index) {
    return false;
  }
}
