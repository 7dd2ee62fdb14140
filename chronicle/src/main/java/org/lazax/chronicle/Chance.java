package org.lazax.chronicle;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers that chance gave, with what is needed to make them again.
 *
 * @param position where in the commit's stream the first began, in bytes
 * @param bounds the greatest value each could have
 * @param values each from 1 to its bound
 */
public record Chance(int position, List<Integer> bounds, List<Integer> values) {
  public Chance {
    bounds = List.copyOf(bounds);
    values = List.copyOf(values);
  }

  /** What these draws take from a list, in the order drawn. */
  public <T> List<T> drawnFrom(List<T> all) {
    List<T> left = new ArrayList<>(all);
    List<T> drawn = new ArrayList<>(values.size());
    for (int value : values) {
      drawn.add(left.remove(value - 1));
    }
    return drawn;
  }
}
