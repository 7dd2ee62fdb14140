package org.lazax.chronicle.wire;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The wire types that sealed interfaces permit. So no list of them is kept anywhere. */
public final class SealedTypes {
  private SealedTypes() {}

  /**
   * The classes that these types permit, directly or through other sealed types, in the order of
   * their wire names. Refuses, with an {@link IllegalArgumentException}, a type that is not sealed.
   */
  public static List<Class<?>> of(Class<?>... sealed) {
    return Stream.of(sealed)
        .flatMap(SealedTypes::permitted)
        .distinct()
        .sorted(Comparator.comparing(WireTypes::nameOf))
        .toList();
  }

  private static Stream<Class<?>> permitted(Class<?> sealed) {
    if (!sealed.isSealed()) {
      throw new IllegalArgumentException(sealed.getName() + " is not sealed");
    }
    return Stream.of(sealed.getPermittedSubclasses())
        .flatMap(type -> type.isSealed() || type.isInterface() ? permitted(type) : Stream.of(type));
  }
}
