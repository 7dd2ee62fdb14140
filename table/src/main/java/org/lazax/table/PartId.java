package org.lazax.table;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.wire.WireTypes;

/**
 * By which a part of the table is found that an expansion or a component brings.
 *
 * @param name under which it is written, such as {@code prophecy-of-kings.captives}: the expansion
 *     that brings it, and what it is
 * @param empty the part while nothing of it lies on the table
 * @param events by which it changes; new ones are named {@code table.<expansion>-<event>.v1}
 */
public record PartId<P extends TablePart>(
    String name, P empty, List<Class<? extends TableEvent>> events) {
  public PartId {
    events = List.copyOf(events);
    if (!empty.isEmpty()) {
      throw new IllegalArgumentException(name + " begins with something on the table");
    }
  }

  /** The id of the part that is this one as long as nothing of it lies on the table. */
  public static <P extends TablePart> PartId<P> of(
      P empty, List<Class<? extends TableEvent>> events) {
    return new PartId<>(WireTypes.nameOf(empty.getClass()), empty, events);
  }

  /** What is written and read by its name: the part and its events. */
  public List<Class<?>> types() {
    return Stream.<Class<?>>concat(Stream.of(empty.getClass()), events.stream()).toList();
  }

  @SuppressWarnings("unchecked") // the class of what is empty is that of what is not
  P cast(TablePart part) {
    return (P) empty.getClass().cast(part);
  }
}
