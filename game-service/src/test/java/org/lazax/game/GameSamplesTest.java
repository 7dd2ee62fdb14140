package org.lazax.game;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rules.wire.TableTypes;

final class GameSamplesTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    List<Class<?>> own = new ArrayList<>(new GameDecider(StandardRules.TABLE).wire().all());
    own.removeIf(type -> Service.owning(WireTypes.nameOf(type)).isEmpty());
    own.sort(java.util.Comparator.comparing(WireTypes::nameOf));
    return WireTypes.of(own);
  }

  @Override
  protected WireTypes furtherTypes() {
    return TableTypes.SHARED;
  }
}
