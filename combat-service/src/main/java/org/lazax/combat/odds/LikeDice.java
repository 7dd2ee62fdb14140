package org.lazax.combat.odds;

import java.util.stream.IntStream;
import org.lazax.rules.combat.roll.HitTargetRule;

/**
 * Like dice.
 *
 * @param hits the hits of each face
 * @param again the hits of each face of the reroll after a miss; empty if misses are not rerolled
 * @param near the face that would hit with 1 more
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record LikeDice(int dice, int[] hits, int[] again, Sort sort, HitTargetRule aim, int near) {
  private static final int FACES = 10;

  /** The kinds of hits. */
  enum Sort {
    PLAIN,
    AIMED,
    DARING
  }

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

  /** The hits of one die, rolled again if it is. */
  int rolled(Rng rng) {
    int scored = rolledOnce(rng);
    return scored == 0 && again.length > 0 ? again[rng.die() - 1] : scored;
  }

  /** The hits of one die that stands as it falls. */
  int rolledOnce(Rng rng) {
    return hits[rng.die() - 1];
  }

  /** The probability of each number of hits of one die that stands as it falls. */
  double[] dieOnce() {
    double[] die = new double[most() + 1];
    for (int each : hits) {
      die[each] += 1.0 / FACES;
    }
    return die;
  }

  /** The probability of each number of hits of one die. */
  double[] die() {
    double[] die = dieOnce();
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
