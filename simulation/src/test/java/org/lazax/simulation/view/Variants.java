package org.lazax.simulation.view;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.lazax.table.Table;

/**
 * Tables that differ from a table in one component. The other value of the component is one that it
 * has elsewhere, in the same table or in another of the tables that were read.
 */
final class Variants {
  /** At most so many other values are tried. */
  private static final int TRIED = 6;

  private final Map<String, Set<Object>> values = new HashMap<>();

  /** Reads the values of all components of a table. */
  void read(Object whole) {
    if (Shape.isOf(whole.getClass())) {
      Shape shape = Shape.of(whole.getClass());
      for (int component = 0; component < shape.size(); component++) {
        Object value = shape.get(whole, component);
        values.computeIfAbsent(shape.name(component), _ -> new LinkedHashSet<>()).add(value);
        read(value);
      }
    } else {
      elements(whole).forEach(this::read);
    }
  }

  /** The names of all components that objects of these types have, by the types of components. */
  static Set<String> names(Collection<? extends Type> types) {
    Set<String> names = new TreeSet<>();
    types.forEach(type -> names(type, names));
    return names;
  }

  private static void names(Type type, Set<String> names) {
    switch (type) {
      case ParameterizedType generic -> {
        for (Type argument : generic.getActualTypeArguments()) {
          names(argument, names);
        }
      }
      case Class<?> known when Shape.isOf(known) -> {
        Shape shape = Shape.of(known);
        for (int component = 0; component < shape.size(); component++) {
          if (names.add(shape.name(component))) {
            names(shape.componentType(component), names);
          }
        }
      }
      case Class<?> known when known.isSealed() -> {
        for (Class<?> permitted : known.getPermittedSubclasses()) {
          names(permitted, names);
        }
      }
      default -> {}
    }
  }

  /** Gives all variants of a table, each with the name of the component in which it differs. */
  void of(Table table, BiConsumer<String, Change> taker) {
    vary(
        table,
        (name, changed) ->
            taker.accept(name, new Change(changed.from(), changed.to(), (Table) changed.whole())));
  }

  /**
   * A table with another value of a component.
   *
   * @param from the value of the component before
   * @param to its value on the table
   */
  record Change(Object from, Object to, Table table) {
    /** Whether there are as many elements as before. */
    boolean isOfSameSize() {
      return elements(from).size() == elements(to).size();
    }
  }

  private record Changed(Object from, Object to, Object whole) {
    Changed in(Object around) {
      return new Changed(from, to, around);
    }
  }

  private void vary(Object whole, BiConsumer<String, Changed> taker) {
    if (Shape.isOf(whole.getClass())) {
      Shape shape = Shape.of(whole.getClass());
      for (int component = 0; component < shape.size(); component++) {
        int place = component;
        Object value = shape.get(whole, component);
        others(shape.name(component), value)
            .forEach(other ->
                with(
                    shape,
                    whole,
                    place,
                    other,
                    changed ->
                        taker.accept(shape.name(place), new Changed(value, other, changed))));
        vary(
            value,
            (name, inside) ->
                with(
                    shape,
                    whole,
                    place,
                    inside.whole(),
                    changed -> taker.accept(name, inside.in(changed))));
      }
    } else {
      varyElements(whole, taker);
    }
  }

  private List<Object> others(String name, Object value) {
    return values.getOrDefault(name, Set.of()).stream()
        .filter(other -> !other.equals(value))
        .limit(TRIED)
        .toList();
  }

  private static void with(
      Shape shape, Object whole, int component, Object value, Consumer<Object> taker) {
    Object changed;
    try {
      changed = shape.with(whole, component, value);
    } catch (IllegalArgumentException impossible) {
      return;
    }
    taker.accept(changed);
  }

  private void varyElements(Object whole, BiConsumer<String, Changed> taker) {
    switch (whole) {
      case Optional<?> some ->
          some.ifPresent(element ->
              vary(
                  element,
                  (name, inside) -> taker.accept(name, inside.in(Optional.of(inside.whole())))));
      case List<?> list -> {
        for (int index = 0; index < list.size(); index++) {
          int place = index;
          vary(
              list.get(index),
              (name, inside) -> {
                List<Object> changed = new ArrayList<>(list);
                changed.set(place, inside.whole());
                taker.accept(name, inside.in(changed));
              });
        }
      }
      case Map<?, ?> map ->
          map.forEach((key, element) ->
              vary(
                  element,
                  (name, inside) -> {
                    Map<Object, Object> changed =
                        map instanceof SortedMap<?, ?>
                            ? new TreeMap<>(map)
                            : new LinkedHashMap<>(map);
                    changed.put(key, inside.whole());
                    taker.accept(name, inside.in(changed));
                  }));
      default -> {}
    }
  }

  private static Collection<?> elements(Object whole) {
    return switch (whole) {
      case Optional<?> some -> some.stream().toList();
      case Collection<?> many -> many;
      case Map<?, ?> map -> map.values();
      default -> List.of();
    };
  }
}
