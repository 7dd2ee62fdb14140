package org.lazax.combat;

import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.wire.TableTypes;

final class BattleWireTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    return CombatDecider.OWN;
  }

  @Override
  protected WireTypes furtherTypes() {
    return TableTypes.SHARED;
  }
}
