package org.lazax.agenda;

import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.wire.TableTypes;

final class CouncilSamplesTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    return AgendaDecider.OWN;
  }

  @Override
  protected WireTypes furtherTypes() {
    return TableTypes.SHARED;
  }
}
