package org.lazax.map;

import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.wire.TableTypes;

final class MapSamplesTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    return MapDecider.OWN;
  }

  @Override
  protected WireTypes furtherTypes() {
    return TableTypes.SHARED;
  }
}
