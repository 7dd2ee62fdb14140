package org.lazax.components.faction.hacan;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * An action lays it into the play area. Its holder makes transactions with players who are no
 * neighbours.
 */
public final class TradeConvoys extends Card<ComponentAction> implements TradeHooks {
  public TradeConvoys() {
    super(Kind.PROMISSORY_NOTE, ComponentAction.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ComponentAction action) {
    return true;
  }

  /** The note lies in the play area already. That is all. */
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {}

  @Override
  public boolean mayDealWith(Table table, Grant grant, Seat other) {
    return true;
  }
}
