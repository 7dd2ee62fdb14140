package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A random source. Its seed determines all results. */
public final class RandomSource {
  private final SplittableRandom random;

  public RandomSource(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** A number from 0 to {@code max}, uniformly distributed. */
  public int upTo(int max) {
    return random.nextInt(max + 1);
  }

  /** True with a probability of one in {@code times}. */
  public boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  /** One of the elements, uniformly distributed. */
  public <T> T pick(List<? extends T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Each element with a probability of one half, in the given order. */
  public <T> List<T> some(List<? extends T> from) {
    List<T> some = new ArrayList<>();
    for (T each : from) {
      if (random.nextBoolean()) {
        some.add(each);
      }
    }
    return some;
  }

  /** A number of elements, each at most once, in random order. */
  public <T> List<T> draw(List<? extends T> from, int count) {
    List<T> left = new ArrayList<>(from);
    List<T> drawn = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      drawn.add(left.remove(random.nextInt(left.size())));
    }
    return drawn;
  }
}
