package org.lazax.components.card;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A promissory note that an action lays into the play area, where it acts. */
public abstract class LyingNote extends ActionNote {
  @Override
  public final boolean possible(Table table, Grant grant) {
    return true;
  }

  /** The note lies in the play area already. */
  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {}
}
