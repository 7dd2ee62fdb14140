package org.lazax.chronicle.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The wire name of a type: {@code table.units-placed.v1} for an event (with its version), {@code
 * map.move-ships} for a command, {@code space-combat} for a procedure or an outcome.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface WireType {
  String value();
}
