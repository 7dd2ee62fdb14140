package org.lazax.game.adapter.film;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Collections as maps by name, so that a merge patch of them is small. */
final class Names {
  private Names() {}

  /** Each name, with {@code true}. */
  static Map<String, Boolean> of(Collection<?> all) {
    Map<String, Boolean> names = new TreeMap<>();
    all.forEach(each -> names.put(name(each), true));
    return names;
  }

  /** Each name, with how often it is there. */
  static Map<String, Integer> counted(Collection<?> all) {
    Map<String, Integer> names = new TreeMap<>();
    all.forEach(each -> names.merge(name(each), 1, Integer::sum));
    return names;
  }

  /** The name of an id, or of a value of an enum as it is in JSON. */
  static String name(Object value) {
    return value instanceof Enum<?> constant
        ? constant.name().toLowerCase(Locale.ROOT)
        : value.toString();
  }
}
