package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.lazax.chronicle.Service;

/**
 * A step that may ask players or draw random numbers, with its arguments and its progress. All its
 * values are public, so it must not hold hidden information. Its class has a {@code @WireType} such
 * as {@code space-combat}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public interface Procedure {
  /** The service that runs it. */
  @JsonIgnore
  Service owner();

  /**
   * Whether the procedure was not called by the frame below it, for example because settling or an
   * occurrence opened it. Its outcome is then not returned to that frame, which may still need the
   * outcome of the procedure that it called.
   */
  @JsonIgnore
  default boolean interjects() {
    return false;
  }
}
