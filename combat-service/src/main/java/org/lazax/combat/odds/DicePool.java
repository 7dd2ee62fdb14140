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
 * The dice of one side's roll. What falls is counted as an outcome: plain hits, and hits that must
 * go to large ships, both up to a bound beyond which more change nothing.
 */
final class DicePool {
  private static final int FACES = 10;

  private final List<Group> groups = new ArrayList<>();
  private final boolean again;
  private final int plain;
  private final int aimed;
  private final int daring;

  /** How many results 1 can be added to, each paid for. */
  private final int raised;

  private final HitTargetRule aim;
  private double @Nullable [] distribution;

  private DicePool(List<Group> groups, boolean again, int most, int raises) {
    this.groups.addAll(groups);
    this.again = again;
    this.plain = Math.min(most, hits(Sort.PLAIN));
    this.aimed = Math.min(most, hits(Sort.AIMED));
    // Of these all count: who has not hit is lost.
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
   * What these throw.
   *
   * @param risk that their owner can take
   * @param most how many hits of one kind make a difference at most
   */
  static DicePool of(List<UnitDice> batteries, Optional<Risk> risk, int most) {
    return of(batteries, risk, most, 0);
  }

  /**
   * The same of who can pay for adding 1 to results, and does so where that makes a hit.
   *
   * @param raises for how many of them
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

  /** What a hit of dice is told apart by. */
  private enum Sort {
    PLAIN,
    AIMED,
    DARING
  }

  /** If the opponent has all dice rerolled, there is nothing to risk. */
  private static boolean isAtRisk(UnitDice battery) {
    return battery.reroll() != Reroll.ALL && Risk.isTakenBy(battery.type());
  }

  private static Sort sort(UnitDice battery, Optional<Risk> taken) {
    if (taken.isPresent()) {
      return Sort.DARING;
    }
    return battery.aim() == HitTargetRule.LARGE_SHIPS_FIRST ? Sort.AIMED : Sort.PLAIN;
  }

  /** What a die scores that is thrown again, by what it shows; empty if none is. */
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

  /** How many outcomes there are; they are numbered from 0, no hit. */
  int outcomes() {
    return again ? 2 * results() : results();
  }

  /** How many there are apart from whether the dice were thrown again. */
  private int results() {
    return (plain + 1) * (aimed + 1) * (daring + 1) * (raised + 1);
  }

  /** Whether all dice would have been thrown again, had any hit. */
  boolean isSpared(int outcome) {
    return again && outcome < results();
  }

  /** Whether all its hits may be taken by anybody, and nobody is lost. */
  boolean isPlain() {
    return aimed == 0 && daring == 0 && raised == 0 && !again;
  }

  /** Hits that anybody may take. */
  int plain(int outcome) {
    return outcome % (plain + 1) + daring(outcome);
  }

  /** Hits that must go to large ships. */
  int aimed(int outcome) {
    return outcome / (plain + 1) % (aimed + 1);
  }

  /** All hits. */
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

  /** How many of those that roll are lost for having dared and missed. */
  int lost(int outcome) {
    return daring - daring(outcome);
  }

  /** Who has to take the plain hits. */
  HitTargetRule aim() {
    return aim;
  }

  /** Throws them. */
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

  /** The probability of each outcome: the hits of all dice convolved. */
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

  /** Nothing hits, or all are thrown again. */
  private static double[] again(double[] result) {
    double[] twice = new double[2 * result.length];
    twice[0] = result[0];
    for (int i = 0; i < result.length; i++) {
      twice[result.length + i] = result[i] * (1 - result[0]);
    }
    return twice;
  }

  /** The probability of so many plain hits with so many of them paid for. */
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
   * @param hits of each face
   * @param again of each face, where a miss is thrown again; empty where it is not
   * @param near what is shown by a die that would hit with 1 more
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Group(int dice, int[] hits, int[] again, Sort sort, HitTargetRule aim, int near) {
    boolean isNear(int shown) {
      return sort == Sort.PLAIN && shown == near;
    }

    /** What stands of one die. */
    int shown(Rng rng) {
      int shown = rng.die();
      return hits[shown - 1] == 0 && again.length > 0 ? rng.die() : shown;
    }

    /** How likely it is that this is what stands of one die. */
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
