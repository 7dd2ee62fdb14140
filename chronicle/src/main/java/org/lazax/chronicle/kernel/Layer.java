package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A layer of the stack: a frame or a window. */
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@com.fasterxml.jackson.annotation.JsonSubTypes({
  @com.fasterxml.jackson.annotation.JsonSubTypes.Type(Frame.class),
  @com.fasterxml.jackson.annotation.JsonSubTypes.Type(Window.class)
})
public sealed interface Layer permits Frame, Window {
  /** Unique within a game. A later layer has a greater id. */
  int id();
}
