package org.lazax.chronicle.host;

import java.util.ArrayList;
import java.util.List;

/** What a host wants done since it was asked last. */
final class Outbox {
  private List<Effect> effects = new ArrayList<>();
  private long tickets;

  void add(Effect effect) {
    effects.add(effect);
  }

  long newTicket() {
    return ++tickets;
  }

  List<Effect> take() {
    List<Effect> taken = effects;
    effects = new ArrayList<>();
    return taken;
  }
}
