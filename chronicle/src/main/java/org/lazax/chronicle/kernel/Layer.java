package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * A layer of the stack: a frame, whose owner goes on while it is on top, or a window, which awaits
 * players.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@com.fasterxml.jackson.annotation.JsonSubTypes({
  @com.fasterxml.jackson.annotation.JsonSubTypes.Type(Frame.class),
  @com.fasterxml.jackson.annotation.JsonSubTypes.Type(Window.class)
})
public sealed interface Layer permits Frame, Window {
  /** Unique within a game and growing with the stack's history. */
  int id();
}
