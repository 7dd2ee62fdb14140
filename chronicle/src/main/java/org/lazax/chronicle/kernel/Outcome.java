package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.lazax.chronicle.wire.WireType;

/** How a procedure ended. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public interface Outcome {
  Outcome DONE = new Done();
  Outcome CANCELLED = new Cancelled();

  /** The outcomes that any procedure can have. */
  sealed interface Plain extends Outcome {}

  /** The procedure ran to its end. */
  @WireType("done")
  record Done() implements Plain {}

  /** The procedure was cancelled before its end. */
  @WireType("cancelled")
  record Cancelled() implements Plain {}
}
