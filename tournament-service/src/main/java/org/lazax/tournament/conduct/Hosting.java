package org.lazax.tournament.conduct;

import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;

/** A tournament from its creation to its end. */
@WireType("tournament")
public record Hosting() implements Procedure {
  @Override
  public Service owner() {
    return Service.TOURNAMENT;
  }
}
