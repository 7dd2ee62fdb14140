package org.lazax.chronicle;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers drawn from a game's seed, with what a verifier needs to draw them again.
 *
 * @param position offset of the first number in the commit's random stream, in bytes
 * @param bounds the greatest possible value of each number
 * @param values the numbers, each from 1 to its bound
 */
public record Chance(int position, List<Integer> bounds, List<Integer> values) {
  public Chance {
    bounds = List.copyOf(bounds);
    values = List.copyOf(values);
  }

  /** The elements that these numbers draw from a list without replacement, in the order drawn. */
  public <T> List<T> drawnFrom(List<T> all) {
    List<T> left = new ArrayList<>(all);
    List<T> drawn = new ArrayList<>(values.size());
    for (int value : values) {
      drawn.add(left.remove(value - 1));
    }
    return drawn;
  }
}
