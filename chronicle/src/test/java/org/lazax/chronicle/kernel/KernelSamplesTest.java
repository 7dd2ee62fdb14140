package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;

final class KernelSamplesTest extends GoldenSamples {

  /** A procedure for the samples, because the kernel has none of its own. */
  @WireType("a-procedure")
  record AProcedure(int step) implements Procedure {
    @Override
    public Service owner() {
      return Service.GAME;
    }
  }

  /** Nor an ability. */
  record Named(@JsonValue String name) implements AbilityName {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Named {}
  }

  @Override
  protected WireTypes types() {
    return WireTypes.of(KernelEvent.TYPES);
  }

  @Override
  protected WireTypes furtherTypes() {
    return WireTypes.of(List.of(AProcedure.class)).reading(AbilityName.class, Named.class);
  }
}
