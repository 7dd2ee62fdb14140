package org.lazax.map.analysis;

import java.util.Collection;
import java.util.Locale;
import org.lazax.catalog.id.ComponentId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;

/**
 * Looks up names of a request. A name that does not exist is refused, with its place in the
 * request.
 */
public final class UnknownNames {
  private UnknownNames() {}

  /** The component with this name. */
  public static <I extends ComponentId> I known(
      Collection<I> ids, String name, String kind, String at) {
    return ids.stream()
        .filter(id -> id.value().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name, kind, at));
  }

  /** The value with this name. */
  public static <E extends Enum<E>> E known(E[] values, String name, String kind, String at) {
    for (E value : values) {
      if (value.name().toLowerCase(Locale.ROOT).equals(name)) {
        return value;
      }
    }
    throw unknown(name, kind, at);
  }

  public static RefusalException refused(String type, String detail, String at, Object value) {
    return new RefusalException(Refusal.of(type, detail).with("at", at).with("value", value));
  }

  private static RefusalException unknown(String name, String kind, String at) {
    return refused("unknown-" + kind, "there is no such " + kind, at, name);
  }
}
