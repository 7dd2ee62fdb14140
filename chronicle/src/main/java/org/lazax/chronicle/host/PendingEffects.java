package org.lazax.chronicle.host;

import java.util.ArrayList;
import java.util.List;

/** What a host wants done since it was asked last. */
final class PendingEffects {
  private List<HostEffect> effects = new ArrayList<>();
  private long tickets;

  void add(HostEffect effect) {
    effects.add(effect);
  }

  long newTicket() {
    return ++tickets;
  }

  List<HostEffect> take() {
    List<HostEffect> taken = effects;
    effects = new ArrayList<>();
    return taken;
  }
}
