package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.UnitDice;

/**
 * The dice of one side's roll. A result of all dice is an outcome, a number that encodes plain
 * hits, hits that large ships must take first, hits of units at risk, and raised results. Each part
 * has a bound; more hits than the bound make no difference.
 */
final class DicePool {
  private static final int FACES = 10;

  private final List<LikeDice> groups = new ArrayList<>();
  private final boolean again;

  /** Whether one die that missed is rolled again, the one that hits best. */
  private final boolean oneAgain;

  private final int plain;
  private final int aimed;
  private final int daring;

  /** The maximum number of results to which 1 is added; each is paid for. */
  private final int raised;

  private final HitTargetRule aim;
  private double @Nullable [] distribution;

  private DicePool(List<LikeDice> groups, boolean again, int most, Afterwards then) {
    this.groups.addAll(groups);
    this.again = again;
    this.oneAgain = then.oneAgain;
    if (oneAgain) {
      this.groups.sort(Comparator.comparingInt(LikeDice::near));
    }
    this.plain = Math.min(most, hits(LikeDice.Sort.PLAIN));
    this.aimed = Math.min(most, hits(LikeDice.Sort.AIMED));
    // All hits of units at risk count, because a unit without a hit is destroyed.
    this.daring = hits(LikeDice.Sort.DARING);
    this.raised =
        Math.min(
            then.raises,
            groups.stream()
                .filter(group -> group.sort() == LikeDice.Sort.PLAIN)
                .mapToInt(LikeDice::dice)
                .sum());
    this.aim =
        groups.stream().anyMatch(group -> group.aim() == HitTargetRule.FIGHTERS)
            ? HitTargetRule.FIGHTERS
            : HitTargetRule.ANY;
  }

  /**
   * The dice of these units.
   *
   * @param risk the risk that their owner can take, if any
   * @param most the number of hits of one kind beyond which more make no difference
   */
  static DicePool of(List<UnitDice> batteries, Optional<Risk> risk, int most) {
    return of(batteries, risk, most, Afterwards.NOTHING);
  }

  /**
   * What the owner can do once the dice lie. It does so where that can make a hit.
   *
   * @param raises the maximum number of results to which it can pay to add 1
   * @param oneAgain whether it can roll one die again; not in a roll with raised results
   */
  record Afterwards(int raises, boolean oneAgain) {
    static final Afterwards NOTHING = new Afterwards(0, false);
  }

  /** The dice of these units, and what their owner can do once they lie. */
  static DicePool of(List<UnitDice> batteries, Optional<Risk> risk, int most, Afterwards then) {
    List<LikeDice> groups = new ArrayList<>(batteries.size());
    boolean again = false;
    for (UnitDice battery : batteries) {
      int[] hits = new int[FACES];
      for (int face = 1; face <= FACES; face++) {
        hits[face - 1] = battery.hits(face);
      }
      Optional<Risk> taken = risk.filter(_ -> isAtRisk(battery));
      groups.add(
          new LikeDice(
              battery.dice(),
              hits,
              again(battery, taken),
              sort(battery, taken),
              battery.aim(),
              battery.needs() - 1));
      again |= battery.reroll() == Reroll.ALL;
    }
    return new DicePool(groups, again, most, then);
  }

  /** Whether the unit is put at risk. Units whose dice the opponent rerolls anyway are not. */
  private static boolean isAtRisk(UnitDice battery) {
    return battery.reroll() != Reroll.ALL && Risk.isTakenBy(battery.type());
  }

  private static LikeDice.Sort sort(UnitDice battery, Optional<Risk> taken) {
    if (taken.isPresent()) {
      return LikeDice.Sort.DARING;
    }
    return battery.aim() == HitTargetRule.LARGE_SHIPS_FIRST
        ? LikeDice.Sort.AIMED
        : LikeDice.Sort.PLAIN;
  }

  /** The hits of a rerolled die by its face; empty if the dice are not rerolled. */
  private static int[] again(UnitDice battery, Optional<Risk> taken) {
    if (taken.isEmpty() && battery.reroll() != Reroll.MISSES) {
      return new int[0];
    }
    int bonus = taken.map(Risk::bonus).orElse(0);
    return IntStream.rangeClosed(1, FACES)
        .map(face -> battery.hits(Math.min(FACES, face + bonus)))
        .toArray();
  }

  private int hits(LikeDice.Sort sort) {
    int most = 0;
    for (LikeDice group : groups) {
      if (group.sort() == sort) {
        most += group.dice() * group.most();
      }
    }
    return most;
  }

  /** The number of outcomes. They are numbered from 0, no hit. */
  int outcomes() {
    return again ? 2 * results() : results();
  }

  /** The number of outcomes without regard to whether the dice were rerolled. */
  private int results() {
    return (plain + 1) * (aimed + 1) * (daring + 1) * (raised + 1);
  }

  /** Whether all dice would have been rerolled if the roll had a hit, but it had none. */
  boolean isSpared(int outcome) {
    return again && outcome < results();
  }

  /**
   * Whether any unit can take all its hits, and the roll puts no unit at risk and costs nothing.
   */
  boolean isPlain() {
    return aimed == 0 && daring == 0 && raised == 0 && !again;
  }

  /** The number of hits that any target can take. */
  int plain(int outcome) {
    return outcome % (plain + 1) + daring(outcome);
  }

  /** The number of hits that large ships must take first. */
  int aimed(int outcome) {
    return outcome / (plain + 1) % (aimed + 1);
  }

  /** The number of all hits. */
  int hits(int outcome) {
    return plain(outcome) + aimed(outcome);
  }

  private int daring(int outcome) {
    return outcome / (plain + 1) / (aimed + 1) % (daring + 1);
  }

  /** To how many results 1 was added. */
  int raised(int outcome) {
    return outcome / (plain + 1) / (aimed + 1) / (daring + 1) % (raised + 1);
  }

  /** How many of the rolling units are destroyed because they were put at risk and missed. */
  int lost(int outcome) {
    return daring - daring(outcome);
  }

  /** Which units take the plain hits. */
  HitTargetRule aim() {
    return aim;
  }

  /** Rolls the dice. Returns the outcome. */
  int roll(Rng rng) {
    int outcome = once(rng);
    return again && outcome != 0 ? results() + once(rng) : outcome;
  }

  private int once(Rng rng) {
    int plainly = 0;
    int aimedly = 0;
    int daringly = 0;
    int near = 0;
    boolean left = oneAgain;
    for (LikeDice group : groups) {
      int hits = 0;
      for (int i = 0; raised == 0 && i < group.dice(); i++) {
        int scored = group.rolled(rng);
        if (left && scored == 0 && group.sort() == LikeDice.Sort.PLAIN) {
          left = false;
          scored = group.rolledOnce(rng);
        }
        hits += scored;
      }
      if (raised > 0) {
        for (int i = 0; i < group.dice(); i++) {
          int shown = group.shown(rng);
          hits += group.hits()[shown - 1];
          near += group.isNear(shown) ? 1 : 0;
        }
      }
      switch (group.sort()) {
        case PLAIN -> plainly += hits;
        case AIMED -> aimedly += hits;
        case DARING -> daringly += hits;
      }
    }
    int bought = Math.min(raised, near);
    return ((bought * (daring + 1) + daringly) * (aimed + 1) + Math.min(aimed, aimedly))
            * (plain + 1)
        + Math.min(plain, plainly + bought);
  }

  /** The probability of each outcome, by convolution of the dice. */
  double[] distribution() {
    if (distribution == null) {
      distribution = convolved();
    }
    return distribution;
  }

  private double[] convolved() {
    double[] result = new double[results()];
    double[][] plainly = raised == 0 ? new double[][] {plainSums()} : bought();
    double[] aimedly = sums(aimed, LikeDice.Sort.AIMED);
    double[] daringly = sums(daring, LikeDice.Sort.DARING);
    int outcome = 0;
    for (double[] paid : plainly) {
      for (double dared : daringly) {
        for (double aimedAt : aimedly) {
          for (double any : paid) {
            result[outcome++] = any * aimedAt * dared;
          }
        }
      }
    }
    return again ? again(result) : result;
  }

  /** Splits the outcomes: without a hit the dice stand, otherwise all are rerolled. */
  private static double[] again(double[] result) {
    double[] twice = new double[2 * result.length];
    twice[0] = result[0];
    for (int i = 0; i < result.length; i++) {
      twice[result.length + i] = result[i] * (1 - result[0]);
    }
    return twice;
  }

  /** The probability of each number of plain hits, for each number of paid results among them. */
  private double[][] bought() {
    int dice = groups.stream().mapToInt(LikeDice::dice).sum();
    double[][] sum = new double[plain + 1][dice + 1];
    sum[0][0] = 1;
    for (LikeDice group : groups) {
      for (int n = 0; group.sort() == LikeDice.Sort.PLAIN && n < group.dice(); n++) {
        sum = plus(sum, group);
      }
    }
    double[][] bought = new double[raised + 1][plain + 1];
    for (int hits = 0; hits <= plain; hits++) {
      for (int near = 0; near <= dice; near++) {
        int paid = Math.min(raised, near);
        bought[paid][Math.min(plain, hits + paid)] += sum[hits][near];
      }
    }
    return bought;
  }

  private static double[][] plus(double[][] sum, LikeDice group) {
    double[][] next = new double[sum.length][sum[0].length];
    for (int hits = 0; hits < sum.length; hits++) {
      for (int near = 0; near < sum[hits].length; near++) {
        for (int face = 1; sum[hits][near] > 0 && face <= FACES; face++) {
          int now = Math.min(sum.length - 1, hits + group.hits()[face - 1]);
          next[now][near + (group.isNear(face) ? 1 : 0)] += sum[hits][near] * group.share(face);
        }
      }
    }
    return next;
  }

  private double[] plainSums() {
    return oneAgain ? oneAgain() : sums(plain, LikeDice.Sort.PLAIN);
  }

  /** The probability of each number of plain hits if the first die that misses is rolled again. */
  private double[] oneAgain() {
    double[] left = new double[plain + 1];
    double[] used = new double[plain + 1];
    left[0] = 1;
    for (LikeDice group : groups) {
      double[] die = group.die();
      double missed = die[0];
      double[] second = group.dieOnce();
      double[] hit = die.clone();
      hit[0] = 0;
      for (int n = 0; group.sort() == LikeDice.Sort.PLAIN && n < group.dice(); n++) {
        double[] now = plus(used, plain, die, plain);
        double[] again = plus(left, plain, second, plain);
        for (int hits = 0; hits <= plain; hits++) {
          now[hits] += missed * again[hits];
        }
        used = now;
        left = plus(left, plain, hit, plain);
      }
    }
    for (int hits = 0; hits <= plain; hits++) {
      used[hits] += left[hits];
    }
    return used;
  }

  private double[] sums(int most, LikeDice.Sort sort) {
    double[] sum = new double[most + 1];
    sum[0] = 1;
    int reached = 0;
    for (LikeDice group : groups) {
      if (group.sort() != sort) {
        continue;
      }
      double[] die = group.die();
      for (int n = 0; n < group.dice(); n++) {
        sum = plus(sum, reached, die, most);
        reached = Math.min(most, reached + die.length - 1);
      }
    }
    return sum;
  }

  private static double[] plus(double[] sum, int reached, double[] die, int most) {
    double[] next = new double[most + 1];
    for (int before = 0; before <= reached; before++) {
      for (int hits = 0; hits < die.length; hits++) {
        next[Math.min(most, before + hits)] += sum[before] * die[hits];
      }
    }
    return next;
  }
}
