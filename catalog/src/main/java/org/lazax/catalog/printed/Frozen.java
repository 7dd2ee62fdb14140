package org.lazax.catalog.printed;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Copies that cannot change and keep their order. {@link Set#copyOf} and {@link Map#copyOf} shuffle
 * theirs from one run to the next, which would make two runs of one game differ.
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
