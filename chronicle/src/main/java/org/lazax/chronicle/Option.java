package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A command that a seat may give now, with the ids it may name; parametric where a list would
 * explode.
 */
public interface Option {
  /** Wire name of the command, such as {@code game.activate-system}. */
  @JsonProperty
  String command();
}
