package org.lazax.catalog.printed;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Immutable copies that keep the order of elements. The order of {@link Set#copyOf} and {@link
 * Map#copyOf} differs between runs, so two runs of one game would differ.
 */
public final class Frozen {
  private Frozen() {}

  public static <T> Set<T> set(Set<T> elements) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }

  public static <K, V> Map<K, V> map(Map<K, V> entries) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }
}
