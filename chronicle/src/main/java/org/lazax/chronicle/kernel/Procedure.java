package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.lazax.chronicle.Service;

/**
 * A step that may ask somebody or roll dice, with its arguments and how far it has come. Public:
 * everything hidden belongs elsewhere. Its class carries a {@code @WireType} such as {@code
 * space-combat}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public interface Procedure {
  /** The service that goes on with it. */
  @JsonIgnore
  Service owner();

  /**
   * Whether it comes in between, as what settling opens and what hangs on an occurrence: then its
   * end is no outcome for the frame below, which may still have to look at the one it was waiting
   * for.
   */
  @JsonIgnore
  default boolean interjects() {
    return false;
  }
}
