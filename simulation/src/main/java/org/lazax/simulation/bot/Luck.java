package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A bot's own chance, fixed by its seed. */
public final class Luck {
  private final SplittableRandom random;

  public Luck(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** 0 to {@code most}, all alike likely. */
  public int upTo(int most) {
    return random.nextInt(most + 1);
  }

  public boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  public <T> T pick(List<? extends T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Each of them or not, by a coin. */
  public <T> List<T> some(List<? extends T> from) {
    List<T> some = new ArrayList<>();
    for (T each : from) {
      if (random.nextBoolean()) {
        some.add(each);
      }
    }
    return some;
  }

  /** So many of them, each at most once, in no order. */
  public <T> List<T> draw(List<? extends T> from, int count) {
    List<T> left = new ArrayList<>(from);
    List<T> drawn = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      drawn.add(left.remove(random.nextInt(left.size())));
    }
    return drawn;
  }
}
