package org.lazax.table;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.wire.WireTypes;

/**
 * The id of a part of the table that an expansion or a component brings.
 *
 * @param name under which it is written: the expansion and what the part is, such as {@code
 *     prophecy-of-kings.captives}
 * @param empty the part when it is empty
 * @param events the events that change it; new ones are named {@code table.<expansion>-<event>.v1}
 */
public record PartId<P extends TablePart>(
    String name, P empty, List<Class<? extends TableEvent>> events) {
  public PartId {
    events = List.copyOf(events);
    if (!empty.isEmpty()) {
      throw new IllegalArgumentException(name + " begins with something on the table");
    }
  }

  /** The id of the part that is this one when it is empty. */
  public static <P extends TablePart> PartId<P> of(
      P empty, List<Class<? extends TableEvent>> events) {
    return new PartId<>(WireTypes.nameOf(empty.getClass()), empty, events);
  }

  /** The wire types of the part: the part itself and its events. */
  public List<Class<?>> types() {
    return Stream.<Class<?>>concat(Stream.of(empty.getClass()), events.stream()).toList();
  }

  @SuppressWarnings("unchecked") // the class of what is empty is that of what is not
  P cast(TablePart part) {
    return (P) empty.getClass().cast(part);
  }
}
