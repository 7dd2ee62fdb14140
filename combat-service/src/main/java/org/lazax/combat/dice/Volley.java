package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.battle.DiceRolled;
import org.lazax.combat.battle.GroupRoll;
import org.lazax.table.Table;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Throws the dice of a player's units and counts the hits. A result, with what is added to it, hits
 * at or above what the unit needs. Rule: combat.1.
 */
public final class Volley {
  /** Groups roll in ascending order of what they need. Rule: space_combat.5.3. */
  private static final Comparator<Battery> ORDER =
      Comparator.comparingInt(Battery::hitsOn)
          .thenComparing(Battery::type)
          .thenComparing(Battery::from);

  private Volley() {}

  /** Rolls, and tells how many hits there are; without any dice nothing is rolled. */
  public static int roll(
      Draft<Battles, Table> draft,
      Seat seat,
      HitSource source,
      Place target,
      List<Battery> batteries) {
    int count = batteries.stream().mapToInt(Battery::dice).sum();
    if (count == 0) {
      return 0;
    }
    Chance chance = draft.dice().roll(Dice.TEN, count);
    DiceRolled rolled =
        new DiceRolled(seat, source, target, groups(batteries, chance.values()), chance);
    draft.add(rolled);
    return rolled.allHits();
  }

  private static List<GroupRoll> groups(List<Battery> batteries, List<Integer> values) {
    List<GroupRoll> groups = new ArrayList<>(batteries.size());
    int from = 0;
    for (Battery battery : batteries.stream().sorted(ORDER).toList()) {
      List<Integer> results = values.subList(from, from + battery.dice());
      from += battery.dice();
      groups.add(
          new GroupRoll(
              battery.type(),
              battery.from(),
              battery.units(),
              battery.hitsOn(),
              battery.modifiers(),
              results,
              hits(battery, results)));
    }
    return groups;
  }

  private static int hits(Battery battery, List<Integer> results) {
    return results.stream().mapToInt(battery::hits).sum();
  }
}
