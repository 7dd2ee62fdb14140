package org.lazax.simulation.view;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lazax.table.TablePart;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.setup.GivenPosition;

/**
 * The components of a class of the table or of the kernel: those of a record, and what is written
 * of the galaxy. Names, which are written as one text, have none, nor has a given position: the
 * view has it as it is.
 *
 * @param accessors one for each component, in the order of the maker's parameters
 * @param maker makes an object of its components
 */
record Shape(Class<?> type, List<Method> accessors, Executable maker) {
  private static final List<String> GALAXY = List.of("tiles", "markers", "worlds", "hands");
  private static final List<String> PACKAGES =
      List.of("org.lazax.table", "org.lazax.chronicle.kernel", "org.lazax.components");

  static boolean isOf(Class<?> type) {
    return type == Galaxy.class
        || (type.isRecord()
            && (PACKAGES.stream().anyMatch(type.getPackageName()::startsWith) || isPart(type))
            && type != GivenPosition.class
            && !isName(type));
  }

  /** Whether it is a part of the table, or an element of one. */
  private static boolean isPart(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return TablePart.class.isAssignableFrom(outer == null ? type : outer);
  }

  /** Whether it is written as one text, such as a place or the reference of a component. */
  private static boolean isName(Class<?> type) {
    return Stream.of(type.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(JsonValue.class))
        .anyMatch(method -> method.getReturnType() == String.class);
  }

  static Shape of(Class<?> type) {
    try {
      return type == Galaxy.class ? galaxy() : record(type);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("no components of " + type, e);
    }
  }

  private static Shape record(Class<?> type) throws NoSuchMethodException {
    RecordComponent[] components = type.getRecordComponents();
    Executable maker =
        type.getDeclaredConstructor(
            Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    return opened(type, Stream.of(components).map(RecordComponent::getAccessor).toList(), maker);
  }

  private static Shape galaxy() throws NoSuchMethodException {
    List<Method> accessors = new ArrayList<>();
    for (String name : GALAXY) {
      accessors.add(Galaxy.class.getMethod(name));
    }
    Executable maker =
        Galaxy.class.getDeclaredMethod(
            "written",
            List.class,
            accessors.get(1).getReturnType(),
            accessors.get(2).getReturnType(),
            Map.class);
    return opened(Galaxy.class, accessors, maker);
  }

  private static Shape opened(Class<?> type, List<Method> accessors, Executable maker) {
    accessors.forEach(accessor -> accessor.setAccessible(true));
    ((AccessibleObject) maker).setAccessible(true);
    return new Shape(type, accessors, maker);
  }

  int size() {
    return accessors.size();
  }

  /** The name of a component with the name of its class. */
  String name(int component) {
    return type.getSimpleName() + "." + accessors.get(component).getName();
  }

  Type componentType(int component) {
    return accessors.get(component).getGenericReturnType();
  }

  Object get(Object whole, int component) {
    try {
      return accessors.get(component).invoke(whole);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name(component), e);
    }
  }

  /** The same object with another value of one component. */
  Object with(Object whole, int changed, Object value) {
    Object[] values = new Object[size()];
    for (int component = 0; component < values.length; component++) {
      values[component] = component == changed ? value : get(whole, component);
    }
    try {
      return maker instanceof Constructor<?> constructor
          ? constructor.newInstance(values)
          : ((Method) maker).invoke(null, values);
    } catch (InvocationTargetException refused) {
      throw new IllegalArgumentException(name(changed) + " cannot be " + value, refused.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name(changed), e);
    }
  }
}
