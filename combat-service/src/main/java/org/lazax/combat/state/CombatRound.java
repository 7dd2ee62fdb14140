package org.lazax.combat.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.roll.DiceRaised;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * The report of one round.
 *
 * @param rolls with the final results of dice that were rerolled
 * @param raised results to which 1 was added after the roll, so that they hit
 * @param retreating the side that announced a retreat
 */
public record CombatRound(
    int round,
    List<DiceRolled> rolls,
    List<DiceRaised> raised,
    List<HitsAssigned> casualties,
    Optional<Seat> retreating) {
  public CombatRound {
    rolls = List.copyOf(rolls);
    raised = List.copyOf(raised);
    casualties = List.copyOf(casualties);
  }

  static CombatRound begun(int round) {
    return new CombatRound(round, List.of(), List.of(), List.of(), Optional.empty());
  }

  CombatRound with(DiceRolled roll) {
    return withRolls(Copies.with(rolls, roll));
  }

  /** Replaces the results of the last such roll by those after the reroll. Rule: rerolls.1. */
  CombatRound with(DiceRerolled again) {
    List<DiceRolled> now = new ArrayList<>(rolls);
    for (int i = now.size() - 1; i >= 0; i--) {
      DiceRolled roll = now.get(i);
      if (roll.seat().equals(again.seat()) && roll.source() == again.source()) {
        now.set(i, roll.with(again));
        return withRolls(now);
      }
    }
    return this;
  }

  private CombatRound withRolls(List<DiceRolled> now) {
    return new CombatRound(round, now, raised, casualties, retreating);
  }

  CombatRound with(DiceRaised more) {
    return new CombatRound(round, rolls, Copies.with(raised, more), casualties, retreating);
  }

  /**
   * The units of all sides that have sustained damage in this round and were not destroyed since.
   */
  public List<UnitStack> weary() {
    Map<UnitStack, Integer> weary = new TreeMap<>();
    for (HitsAssigned hits : casualties) {
      for (UnitSelection group : hits.sustained()) {
        UnitStack turned = group.times(1).turned().stack(hits.seat());
        weary.merge(turned, group.count(), Integer::sum);
      }
      for (UnitSelection group : hits.destroyed()) {
        UnitStack gone = group.times(1).stack(hits.seat());
        weary.computeIfPresent(gone, (_, count) -> Math.max(0, count - group.count()));
      }
    }
    List<UnitStack> stacks = new ArrayList<>();
    weary.forEach((like, count) -> {
      if (count > 0) {
        stacks.add(like.times(count));
      }
    });
    return stacks;
  }

  CombatRound with(HitsAssigned hits) {
    return new CombatRound(round, rolls, raised, Copies.with(casualties, hits), retreating);
  }

  CombatRound with(RetreatAnnounced announced) {
    return new CombatRound(round, rolls, raised, casualties, Optional.of(announced.seat()));
  }
}
