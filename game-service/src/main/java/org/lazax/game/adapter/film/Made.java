package org.lazax.game.adapter.film;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that follows from parts of a table alone. It is made again only if one of them is another
 * object than before, because a part that has not changed is the same object.
 *
 * @param <V> a value that never changes
 */
final class Made<V> {
  private List<?> parts = List.of();
  private @Nullable V made;

  /**
   * The value of these parts.
   *
   * @param of all parts from which it follows
   * @param maker makes it from them
   */
  V of(List<?> of, Supplier<V> maker) {
    V known = made;
    if (known == null || !areSame(of)) {
      known = maker.get();
      made = known;
      parts = of;
    }
    return known;
  }

  @SuppressWarnings("ReferenceEquality") // cheaper than to compare what is in them
  private boolean areSame(List<?> of) {
    for (int i = 0; i < of.size(); i++) {
      if (of.get(i) != parts.get(i)) {
        return false;
      }
    }
    return true;
  }
}
