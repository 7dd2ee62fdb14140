package org.lazax.rules.procedure;

import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;

/** Gains that trigger abilities. The service that calls one conducts it. */
public sealed interface GainProcedure extends Procedure permits GainControl, GainTechnology {
  /** The service that commits the gain. */
  Service service();

  @Override
  default Service owner() {
    return service();
  }
}
