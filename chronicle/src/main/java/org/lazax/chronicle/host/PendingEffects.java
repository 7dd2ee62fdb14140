package org.lazax.chronicle.host;

import java.util.ArrayList;
import java.util.List;

/** The effects of the current input, in order. */
final class PendingEffects {
  private List<HostEffect> effects = new ArrayList<>();
  private long tickets;

  void add(HostEffect effect) {
    effects.add(effect);
  }

  long newTicket() {
    return ++tickets;
  }

  List<HostEffect> drain() {
    List<HostEffect> taken = effects;
    effects = new ArrayList<>();
    return taken;
  }
}
