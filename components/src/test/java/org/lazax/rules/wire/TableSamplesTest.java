package org.lazax.rules.wire;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;

/** What all four services write: table events, procedures, outcomes and the state of expansions. */
final class TableSamplesTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    List<Class<?>> own =
        new ArrayList<>(TableTypes.of(StandardRules.TABLE, WireTypes.of(List.of())).all());
    own.removeAll(KernelEvent.TYPES);
    return WireTypes.of(own);
  }

  @Override
  protected Upcasters upcasters() {
    return TableTypes.UPCASTERS;
  }

  @Override
  protected WireTypes furtherTypes() {
    return WireTypes.of(KernelEvent.TYPES);
  }
}
