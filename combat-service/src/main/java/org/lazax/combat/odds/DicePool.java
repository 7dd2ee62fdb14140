package org.lazax.combat.odds;

import java.util.ArrayList;
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

  private final List<Group> groups = new ArrayList<>();
  private final boolean again;
  private final int plain;
  private final int aimed;
  private final int daring;

  /** The maximum number of results to which 1 is added; each is paid for. */
  private final int raised;

  private final HitTargetRule aim;
  private double @Nullable [] distribution;

  private DicePool(List<Group> groups, boolean again, int most, int raises) {
    this.groups.addAll(groups);
    this.again = again;
    this.plain = Math.min(most, hits(Sort.PLAIN));
    this.aimed = Math.min(most, hits(Sort.AIMED));
    // All hits of units at risk count, because a unit without a hit is destroyed.
    this.daring = hits(Sort.DARING);
    this.raised =
        Math.min(
            raises,
            groups.stream().filter(group -> group.sort == Sort.PLAIN).mapToInt(Group::dice).sum());
    this.aim =
        groups.stream().anyMatch(group -> group.aim == HitTargetRule.FIGHTERS)
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
    return of(batteries, risk, most, 0);
  }

  /**
   * The dice of these units. Their owner can pay to add 1 to results, and does so where that makes
   * a hit.
   *
   * @param raises the maximum number of such results
   */
  static DicePool of(List<UnitDice> batteries, Optional<Risk> risk, int most, int raises) {
    List<Group> groups = new ArrayList<>(batteries.size());
    boolean again = false;
    for (UnitDice battery : batteries) {
      int[] hits = new int[FACES];
      for (int face = 1; face <= FACES; face++) {
        hits[face - 1] = battery.hits(face);
      }
      Optional<Risk> taken = risk.filter(_ -> isAtRisk(battery));
      groups.add(
          new Group(
              battery.dice(),
              hits,
              again(battery, taken),
              sort(battery, taken),
              battery.aim(),
              battery.needs() - 1));
      again |= battery.reroll() == Reroll.ALL;
    }
    return new DicePool(groups, again, most, raises);
  }

  /** The kinds of hits. */
  private enum Sort {
    PLAIN,
    AIMED,
    DARING
  }

  /** Whether the unit is put at risk. Units whose dice the opponent rerolls anyway are not. */
  private static boolean isAtRisk(UnitDice battery) {
    return battery.reroll() != Reroll.ALL && Risk.isTakenBy(battery.type());
  }

  private static Sort sort(UnitDice battery, Optional<Risk> taken) {
    if (taken.isPresent()) {
      return Sort.DARING;
    }
    return battery.aim() == HitTargetRule.LARGE_SHIPS_FIRST ? Sort.AIMED : Sort.PLAIN;
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

  private int hits(Sort sort) {
    int most = 0;
    for (Group group : groups) {
      if (group.sort == sort) {
        most += group.dice * group.most();
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
    for (Group group : groups) {
      int hits = raised == 0 ? group.roll(rng) : 0;
      if (raised > 0) {
        for (int i = 0; i < group.dice; i++) {
          int shown = group.shown(rng);
          hits += group.hits[shown - 1];
          near += group.isNear(shown) ? 1 : 0;
        }
      }
      switch (group.sort) {
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
    double[][] plainly = raised == 0 ? new double[][] {sums(plain, Sort.PLAIN)} : bought();
    double[] aimedly = sums(aimed, Sort.AIMED);
    double[] daringly = sums(daring, Sort.DARING);
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
    int dice = groups.stream().mapToInt(Group::dice).sum();
    double[][] sum = new double[plain + 1][dice + 1];
    sum[0][0] = 1;
    for (Group group : groups) {
      for (int n = 0; group.sort == Sort.PLAIN && n < group.dice; n++) {
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

  private static double[][] plus(double[][] sum, Group group) {
    double[][] next = new double[sum.length][sum[0].length];
    for (int hits = 0; hits < sum.length; hits++) {
      for (int near = 0; near < sum[hits].length; near++) {
        for (int face = 1; sum[hits][near] > 0 && face <= FACES; face++) {
          int now = Math.min(sum.length - 1, hits + group.hits[face - 1]);
          next[now][near + (group.isNear(face) ? 1 : 0)] += sum[hits][near] * group.share(face);
        }
      }
    }
    return next;
  }

  private double[] sums(int most, Sort sort) {
    double[] sum = new double[most + 1];
    sum[0] = 1;
    int reached = 0;
    for (Group group : groups) {
      if (group.sort != sort) {
        continue;
      }
      double[] die = group.die();
      for (int n = 0; n < group.dice; n++) {
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

  /**
   * Like dice.
   *
   * @param hits the hits of each face
   * @param again the hits of each face of the reroll after a miss; empty if misses are not rerolled
   * @param near the face that would hit with 1 more
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Group(int dice, int[] hits, int[] again, Sort sort, HitTargetRule aim, int near) {
    boolean isNear(int shown) {
      return sort == Sort.PLAIN && shown == near;
    }

    /** The final face of one die. */
    int shown(Rng rng) {
      int shown = rng.die();
      return hits[shown - 1] == 0 && again.length > 0 ? rng.die() : shown;
    }

    /** The probability that this is the final face of one die. */
    double share(int face) {
      if (again.length == 0) {
        return 1.0 / FACES;
      }
      long misses = IntStream.of(hits).filter(each -> each == 0).count();
      double first = hits[face - 1] > 0 ? 1.0 / FACES : 0;
      return first + misses / (double) FACES / FACES;
    }

    int most() {
      int most = 0;
      for (int i = 0; i < hits.length; i++) {
        most = Math.max(most, Math.max(hits[i], again.length == 0 ? 0 : again[i]));
      }
      return most;
    }

    int roll(Rng rng) {
      int sum = 0;
      for (int i = 0; i < dice; i++) {
        int scored = hits[rng.die() - 1];
        if (scored == 0 && again.length > 0) {
          scored = again[rng.die() - 1];
        }
        sum += scored;
      }
      return sum;
    }

    double[] die() {
      double[] die = new double[most() + 1];
      for (int each : hits) {
        die[each] += 1.0 / FACES;
      }
      if (again.length > 0) {
        double missed = die[0];
        die[0] = 0;
        for (int each : again) {
          die[each] += missed / FACES;
        }
      }
      return die;
    }
  }
}
