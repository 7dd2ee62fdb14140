package org.lazax.game.diplomacy;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** Up to so many of these exhausted planets may be readied. */
public record ReadyingOption(int most, List<PlanetId> planets) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(MakeReady.class);
  }
}
