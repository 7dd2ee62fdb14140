package org.lazax.components.card;

import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.table.component.ComponentRef;

/**
 * An action card with one paragraph, played from the hand at an occurrence.
 *
 * @param <O> the occurrence at which it is played
 */
public abstract class ActionCard<O extends Occurrence> extends Card<O> {
  protected ActionCard(Class<O> moment) {
    super(ComponentRef.Kind.ACTION_CARD, moment);
  }

  @Override
  public final boolean isPlayed() {
    return true;
  }
}
