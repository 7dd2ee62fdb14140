package org.lazax.chronicle.decider;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A command that a seat may give now, with the ids that it may name. Where the combinations are too
 * many to list, an option gives the parts to combine.
 */
public interface Option {
  /** Wire name of the command, such as {@code game.activate-system}. */
  @JsonProperty
  String command();

  /** The option of a command without arguments. */
  static Option plain(Class<? extends Command> command) {
    return new Plain(WireTypes.nameOf(command));
  }

  /** A command without arguments. */
  record Plain(String command) implements Option {}
}
