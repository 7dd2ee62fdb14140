package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.GroupRoll;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * Rolls the dice of a player's units and counts the hits. A die hits if its result with its
 * modifiers is at least what the unit needs. Rules: combat.1, rerolls.1 to rerolls.3.
 */
public final class DiceRoller {
  /** Units roll in ascending order of the result that they need. Rule: space_combat.5.3. */
  private static final Comparator<UnitDice> ORDER =
      Comparator.comparingInt(UnitDice::hitsOn)
          .thenComparing(UnitDice::type)
          .thenComparing(UnitDice::from);

  private DiceRoller() {}

  /** A number of hits, and the rule that says which units take them. */
  public record Scored(HitTargetRule aim, int count) {}

  /**
   * The result of a roll.
   *
   * @param killed how many infantry in space the dice destroy directly
   * @param near how many dice would have hit with 1 more
   * @param dice the final result of each die, in the order rolled
   */
  public record Result(List<Scored> hits, int killed, int near, List<Integer> dice) {
    static final Result NOTHING = new Result(List.of(), 0, 0, List.of());

    public Result {
      hits = List.copyOf(hits);
      dice = List.copyOf(dice);
    }

    /** The number of all hits. */
    public int count() {
      return hits.stream().mapToInt(Scored::count).sum();
    }
  }

  /** Rolls the dice and counts the hits. Rolls nothing if there are no dice. */
  public static Result roll(
      Draft<?, Table> draft, Seat seat, HitSource source, Place target, List<UnitDice> batteries) {
    int count = batteries.stream().mapToInt(UnitDice::dice).sum();
    if (count == 0) {
      return Result.NOTHING;
    }
    List<UnitDice> ordered = ordered(batteries);
    Chance chance = draft.dice().roll(Dice.TEN, count);
    List<List<Integer>> results = dealt(ordered, chance.values());
    draft.add(new DiceRolled(seat, source, target, groups(ordered, results), chance));
    List<List<Integer>> again = again(ordered, results);
    if (again.stream().anyMatch(dice -> !dice.isEmpty())) {
      results = rerolled(draft, seat, source, target, ordered, results, again);
    }
    return result(ordered, results);
  }

  /** The units in the order in which they roll. */
  static List<UnitDice> ordered(List<UnitDice> batteries) {
    return batteries.stream().sorted(ORDER).toList();
  }

  private static Result result(List<UnitDice> batteries, List<List<Integer>> results) {
    return new Result(
        scored(batteries, results),
        killed(batteries, results),
        near(batteries, results),
        results.stream().flatMap(List::stream).toList());
  }

  /**
   * The result of dice that were rolled before.
   *
   * @return empty if the number of dice is not the number that the units roll
   */
  public static Optional<Result> read(List<UnitDice> batteries, List<Integer> dice) {
    List<UnitDice> ordered = ordered(batteries);
    return ordered.stream().mapToInt(UnitDice::dice).sum() == dice.size()
        ? Optional.of(result(ordered, dealt(ordered, dice)))
        : Optional.empty();
  }

  /** How many of these dice would be rerolled. */
  public static int again(List<UnitDice> batteries, List<Integer> dice, Reroll which) {
    return count(picked(ordered(batteries), dice, which));
  }

  private static List<List<Integer>> picked(
      List<UnitDice> ordered, List<Integer> dice, Reroll which) {
    return again(
        ordered.stream().map(battery -> battery.with(which)).toList(), dealt(ordered, dice));
  }

  private static int count(List<List<Integer>> dice) {
    return dice.stream().mapToInt(List::size).sum();
  }

  /** Rerolls some of these dice and counts the hits again. Rule: rerolls.1. */
  public static Result reroll(
      Draft<?, Table> draft,
      Seat seat,
      HitSource source,
      Place target,
      List<UnitDice> batteries,
      List<Integer> dice,
      Reroll which) {
    List<UnitDice> ordered = ordered(batteries);
    List<List<Integer>> again = picked(ordered, dice, which);
    return result(
        ordered, rerolled(draft, seat, source, target, ordered, dealt(ordered, dice), again));
  }

  /**
   * Rerolls dice that are chosen one by one, and counts the hits again. Rule: rerolls.1.
   *
   * @param chosen the indices of the dice in the order rolled
   */
  public static Result reroll(
      Draft<?, Table> draft,
      Seat seat,
      HitSource source,
      Place target,
      List<UnitDice> batteries,
      List<Integer> dice,
      Set<Integer> chosen) {
    List<UnitDice> ordered = ordered(batteries);
    List<List<Integer>> before = dealt(ordered, dice);
    List<List<Integer>> again = new ArrayList<>(before.size());
    int first = 0;
    for (List<Integer> results : before) {
      int from = first;
      again.add(
          IntStream.range(0, results.size())
              .filter(die -> chosen.contains(from + die))
              .boxed()
              .toList());
      first += results.size();
    }
    return result(ordered, rerolled(draft, seat, source, target, ordered, before, again));
  }

  private static int near(List<UnitDice> batteries, List<List<Integer>> results) {
    int near = 0;
    for (int i = 0; i < batteries.size(); i++) {
      near += (int) results.get(i).stream().filter(batteries.get(i)::isNear).count();
    }
    return near;
  }

  private static int killed(List<UnitDice> batteries, List<List<Integer>> results) {
    int killed = 0;
    for (int i = 0; i < batteries.size(); i++) {
      killed += results.get(i).stream().mapToInt(batteries.get(i)::killed).sum();
    }
    return killed;
  }

  private static List<List<Integer>> dealt(List<UnitDice> batteries, List<Integer> values) {
    List<List<Integer>> dealt = new ArrayList<>(batteries.size());
    int from = 0;
    for (UnitDice battery : batteries) {
      dealt.add(values.subList(from, from + battery.dice()));
      from += battery.dice();
    }
    return dealt;
  }

  private static List<GroupRoll> groups(List<UnitDice> batteries, List<List<Integer>> results) {
    List<GroupRoll> groups = new ArrayList<>(batteries.size());
    for (int i = 0; i < batteries.size(); i++) {
      UnitDice battery = batteries.get(i);
      groups.add(
          new GroupRoll(
              battery.type(),
              battery.from(),
              battery.units(),
              battery.hitsOn(),
              battery.modifiers(),
              results.get(i),
              hits(battery, results.get(i))));
    }
    return groups;
  }

  private static int hits(UnitDice battery, List<Integer> results) {
    return results.stream().mapToInt(battery::hits).sum();
  }

  /**
   * The indices of the dice that are rerolled, for each group. A reroll of all dice applies only if
   * the roll has a hit; a reroll of misses leaves the dice that hit.
   */
  private static List<List<Integer>> again(List<UnitDice> batteries, List<List<Integer>> results) {
    boolean any = false;
    for (int i = 0; i < batteries.size(); i++) {
      any |= hits(batteries.get(i), results.get(i)) > 0;
    }
    List<List<Integer>> again = new ArrayList<>(batteries.size());
    for (int i = 0; i < batteries.size(); i++) {
      List<Integer> dice = new ArrayList<>();
      for (int die = 0; die < results.get(i).size(); die++) {
        if (isThrownAgain(batteries.get(i), results.get(i).get(die), any)) {
          dice.add(die);
        }
      }
      again.add(dice);
    }
    return again;
  }

  private static boolean isThrownAgain(UnitDice battery, int shown, boolean anyHit) {
    return switch (battery.reroll()) {
      case NONE -> false;
      case ANY -> true;
      case MISSES -> battery.hits(shown) == 0;
      case ALL -> anyHit;
    };
  }

  private static List<List<Integer>> rerolled(
      Draft<?, Table> draft,
      Seat seat,
      HitSource source,
      Place target,
      List<UnitDice> batteries,
      List<List<Integer>> before,
      List<List<Integer>> again) {
    int count = count(again);
    Chance chance = draft.dice().roll(Dice.TEN, count);
    List<List<Integer>> now = new ArrayList<>(before.size());
    int from = 0;
    for (int i = 0; i < before.size(); i++) {
      List<Integer> results = new ArrayList<>(before.get(i));
      for (int die : again.get(i)) {
        results.set(die, chance.values().get(from++));
      }
      now.add(results);
    }
    draft.add(new DiceRerolled(seat, source, target, groups(batteries, now), again, chance));
    return now;
  }

  private static List<Scored> scored(List<UnitDice> batteries, List<List<Integer>> results) {
    Map<HitTargetRule, Integer> hits = new EnumMap<>(HitTargetRule.class);
    for (int i = 0; i < batteries.size(); i++) {
      int scored = hits(batteries.get(i), results.get(i));
      if (scored > 0) {
        hits.merge(batteries.get(i).aim(), scored, Integer::sum);
      }
    }
    List<Scored> scored = new ArrayList<>(hits.size());
    hits.forEach((aim, count) -> scored.add(new Scored(aim, count)));
    return scored;
  }
}
