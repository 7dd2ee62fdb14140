package org.lazax.simulation.bot;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The components of a record class, cached for each class. It reads the components of a record by
 * name and creates a record from components by name, like JSON binding but without JSON.
 */
final class RecordShape {
  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return new RecordShape(type);
        }
      };

  private final List<Component> components = new ArrayList<>();
  private final MethodHandle constructor;

  private record Component(String name, Type type, MethodHandle accessor) {}

  private RecordShape(Class<?> type) {
    try {
      RecordComponent[] parts = type.getRecordComponents();
      if (parts == null) {
        throw new IllegalArgumentException(type + " is not a record");
      }
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      for (RecordComponent part : parts) {
        MethodHandle accessor =
            lookup
                .unreflect(part.getAccessor())
                .asType(MethodType.methodType(Object.class, Object.class));
        components.add(new Component(part.getName(), part.getGenericType(), accessor));
      }
      Class<?>[] types =
          Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
      constructor =
          lookup
              .findConstructor(type, MethodType.methodType(void.class, types))
              .asSpreader(Object[].class, types.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("the record cannot be created: " + type, e);
    }
  }

  static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /** Passes each component with its name to {@code each}. */
  void read(Object instance, BiConsumer<String, Object> each) {
    for (Component component : components) {
      each.accept(component.name, read(component.accessor, instance));
    }
  }

  /** A copy of the record with some components replaced. */
  Object with(Object instance, Map<String, Object> changed) {
    Object[] arguments = new Object[components.size()];
    for (int i = 0; i < arguments.length; i++) {
      Component component = components.get(i);
      arguments[i] =
          changed.containsKey(component.name)
              ? as(component.type, changed.get(component.name))
              : read(component.accessor, instance);
    }
    return invoke(constructor, arguments);
  }

  private Object create(Map<String, Object> byName) {
    Object[] arguments = new Object[components.size()];
    for (int i = 0; i < arguments.length; i++) {
      Component component = components.get(i);
      arguments[i] = as(component.type, byName.get(component.name));
    }
    return invoke(constructor, arguments);
  }

  private static Object as(Type type, @Nullable Object value) {
    Class<?> raw = raw(type);
    if (raw == Optional.class) {
      return value instanceof Optional || value == null
          ? value == null ? Optional.empty() : value
          : Optional.of(as(argument(type, 0), value));
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return collection(raw, argument(type, 0), value);
    }
    if (value == null && raw == boolean.class) {
      return false;
    }
    if (value instanceof Map<?, ?> map && !raw.isInstance(value)) {
      return of(raw).create(Properties.of(map).byName());
    }
    if (value instanceof Properties object) {
      return Map.class.isAssignableFrom(raw) ? object.byName() : of(raw).create(object.byName());
    }
    if (value == null) {
      throw new IllegalArgumentException("no value for a " + type.getTypeName());
    }
    return value;
  }

  private static Object collection(Class<?> raw, Type element, @Nullable Object value) {
    List<Object> all = new ArrayList<>();
    if (value instanceof Collection<?> several) {
      several.forEach(each -> all.add(as(element, each)));
    }
    return Set.class.isAssignableFrom(raw) ? new LinkedHashSet<>(all) : all;
  }

  private static Class<?> raw(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : (Class<?>) type;
  }

  private static Type argument(Type type, int number) {
    return ((ParameterizedType) type).getActualTypeArguments()[number];
  }

  private static Object read(MethodHandle accessor, Object instance) {
    try {
      return (Object) accessor.invokeExact(instance);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object invoke(MethodHandle constructor, Object[] arguments) {
    try {
      return (Object) constructor.invokeExact(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
