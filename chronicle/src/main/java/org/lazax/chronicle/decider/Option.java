package org.lazax.chronicle.decider;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A command that a seat may give now, with the ids it may name; parametric where a list would
 * explode.
 */
public interface Option {
  /** Wire name of the command, such as {@code game.activate-system}. */
  @JsonProperty
  String command();

  /** A command that says all by its name. */
  static Option plain(Class<? extends Command> command) {
    return new Plain(WireTypes.nameOf(command));
  }

  /** A command without arguments. */
  record Plain(String command) implements Option {}
}
