package org.lazax.rules.effect;

import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.table.Table;

/** What abilities and gains bring about, whichever service commits it. */
public final class Occurrences {
  private Occurrences() {}

  /**
   * Opens a moment for an occurrence if it concerns any ability. Its abilities come before the
   * caller goes on.
   */
  public static void occur(Draft<?, Table> draft, Occurrence occurrence) {
    if (Abilities.concernIn(draft.table(), occurrence)) {
      draft.call(new Moment(service(draft), occurrence));
    }
  }

  /**
   * The service that commits now, which is the owner of the frame on top; game-service in place of
   * a service that opens no such moments.
   */
  public static Service service(Draft<?, Table> draft) {
    Service owner = draft.table().kernel().frame().map(Frame::procedure).orElseThrow().owner();
    return owner == Service.COMBAT ? owner : Service.GAME;
  }
}
