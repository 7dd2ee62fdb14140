package org.lazax.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Immutable copies that differ in one element. Order is kept, so that states fold alike everywhere.
 */
public final class Copies {
  private Copies() {}

  public static <K extends Comparable<K>, V> Map<K, V> sorted(Map<K, V> map) {
    return Collections.unmodifiableMap(new TreeMap<>(map));
  }

  public static <K extends Comparable<K>, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    Map<K, V> copy = new TreeMap<>(map);
    copy.put(key, value);
    return Collections.unmodifiableMap(copy);
  }

  public static <K extends Comparable<K>, V> Map<K, V> without(Map<K, V> map, K key) {
    Map<K, V> copy = new TreeMap<>(map);
    copy.remove(key);
    return Collections.unmodifiableMap(copy);
  }

  public static <E> Set<E> ordered(Collection<E> elements) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }

  public static <E> Set<E> with(Set<E> set, E element) {
    Set<E> copy = new LinkedHashSet<>(set);
    copy.add(element);
    return Collections.unmodifiableSet(copy);
  }

  public static <E> Set<E> without(Set<E> set, E element) {
    Set<E> copy = new LinkedHashSet<>(set);
    copy.remove(element);
    return Collections.unmodifiableSet(copy);
  }

  public static <E> List<E> with(List<E> list, E element) {
    List<E> copy = new ArrayList<>(list);
    copy.add(element);
    return Collections.unmodifiableList(copy);
  }

  public static <E> List<E> without(List<E> list, E element) {
    List<E> copy = new ArrayList<>(list);
    copy.remove(element);
    return Collections.unmodifiableList(copy);
  }
}
