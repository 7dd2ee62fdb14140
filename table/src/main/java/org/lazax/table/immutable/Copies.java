package org.lazax.table.immutable;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Immutable copies that differ in one element. They keep the order, so that states fold alike
 * everywhere. The copy of a collection that is immutable already is that collection. So a state
 * shares with the one before whatever an event does not change.
 */
public final class Copies {
  private Copies() {}

  /**
   * A map in the order of its keys. A map that is immutable already was made here, so it is in
   * order.
   */
  public static <K extends Comparable<K>, V> Map<K, V> sorted(Map<K, V> map) {
    return map instanceof ImmutableMap ? map : ImmutableMap.copyOf(new TreeMap<>(map));
  }

  public static <K extends Comparable<K>, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    ImmutableMap.Builder<K, V> copy = ImmutableMap.builderWithExpectedSize(map.size() + 1);
    boolean placed = false;
    for (Map.Entry<K, V> entry : sorted(map).entrySet()) {
      int order = placed ? 1 : key.compareTo(entry.getKey());
      if (order <= 0) {
        copy.put(key, value);
        placed = true;
      }
      if (order != 0) {
        copy.put(entry);
      }
    }
    return placed ? copy.build() : copy.put(key, value).build();
  }

  public static <K extends Comparable<K>, V> Map<K, V> without(Map<K, V> map, K key) {
    ImmutableMap.Builder<K, V> copy = ImmutableMap.builderWithExpectedSize(map.size());
    for (Map.Entry<K, V> entry : sorted(map).entrySet()) {
      if (!entry.getKey().equals(key)) {
        copy.put(entry);
      }
    }
    return copy.build();
  }

  public static <E> Set<E> ordered(Collection<E> elements) {
    return ImmutableSet.copyOf(elements);
  }

  public static <E> Set<E> with(Set<E> set, E element) {
    return ImmutableSet.<E>builder().addAll(set).add(element).build();
  }

  public static <E> Set<E> without(Set<E> set, E element) {
    Set<E> copy = new LinkedHashSet<>(set);
    copy.remove(element);
    return ImmutableSet.copyOf(copy);
  }

  public static <E> List<E> with(List<E> list, E element) {
    List<E> copy = new ArrayList<>(list);
    copy.add(element);
    return List.copyOf(copy);
  }

  public static <E> List<E> without(List<E> list, E element) {
    List<E> copy = new ArrayList<>(list);
    copy.remove(element);
    return List.copyOf(copy);
  }
}
