package org.lazax.game;

import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.wire.TableTypes;

final class GameSamplesTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    return GameDecider.OWN;
  }

  @Override
  protected WireTypes furtherTypes() {
    return TableTypes.SHARED;
  }
}
