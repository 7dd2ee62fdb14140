package org.lazax.chronicle.wire;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Generates a value of a record type, with all optional fields and one element in each list, so
 * that a sample shows all fields.
 */
final class Specimen {
  private static final Map<Class<?>, Object> SIMPLE =
      Map.of(
          int.class,
          1,
          Integer.class,
          1,
          long.class,
          1L,
          Long.class,
          1L,
          boolean.class,
          true,
          Boolean.class,
          true,
          Duration.class,
          Duration.ofHours(1),
          Instant.class,
          Instant.parse("2026-11-20T12:00:00Z"));

  private final WireTypes types;

  Specimen(WireTypes types) {
    this.types = types;
  }

  /** A value of this type. Throws an {@link IllegalStateException} if none can be generated. */
  Object of(Class<?> type) {
    return make(type, "value");
  }

  private Object make(Type type, String name) {
    return switch (type) {
      case ParameterizedType generic -> container(generic, name);
      case Class<?> plain -> plain(plain, name);
      default -> throw new IllegalStateException("cannot generate " + type);
    };
  }

  private Object container(ParameterizedType type, String name) {
    Type[] of = type.getActualTypeArguments();
    if (type.getRawType() == Optional.class) {
      return Optional.of(make(of[0], name));
    }
    if (type.getRawType() == List.class) {
      return List.of(make(of[0], name));
    }
    if (type.getRawType() == Set.class) {
      return Set.of(make(of[0], name));
    }
    if (type.getRawType() == Map.class) {
      return Map.of(make(of[0], name), make(of[1], name));
    }
    throw new IllegalStateException("cannot generate " + type);
  }

  private Object plain(Class<?> type, String name) {
    Object simple = SIMPLE.get(type);
    if (simple != null) {
      return simple;
    }
    if (type == String.class) {
      return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isRecord()) {
      return build(type);
    }
    if (type.isSealed() && type.getAnnotation(WireType.class) == null) {
      return make(type.getPermittedSubclasses()[0], name);
    }
    return types.all().stream()
        .filter(type::isAssignableFrom)
        .min(Comparator.comparing(WireTypes::nameOf))
        .map(this::of)
        .orElseThrow(() -> new IllegalStateException("cannot generate a " + type.getName()));
  }

  private Object build(Class<?> type) {
    RecordComponent[] parts = type.getRecordComponents();
    try {
      Constructor<?> constructor =
          type.getDeclaredConstructor(
              Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(
          Arrays.stream(parts).map(part -> make(part.getGenericType(), part.getName())).toArray());
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(type.getName() + " refuses the value: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot generate a " + type.getName(), e);
    }
  }
}
