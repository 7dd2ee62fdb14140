package org.lazax.rules.ability;

import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * A paragraph of a text with which an effect goes on, because it needs another choice or comes
 * after a called procedure. It is never usable by itself: what comes before it calls it.
 *
 * @param <O> the occurrence of the effect
 */
public abstract class LaterParagraph<O extends Occurrence> implements Ability<O> {
  private final AbilityRef name;
  private final Class<O> trigger;

  protected LaterParagraph(AbilityRef name, Class<O> trigger) {
    this.name = name;
    this.trigger = trigger;
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  @Override
  public final Class<O> trigger() {
    return trigger;
  }

  @Override
  public final boolean usable(Table table, Grant grant, O occurrence) {
    return false;
  }
}
