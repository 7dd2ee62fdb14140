package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;

/**
 * When units of the player use PRODUCTION, they produce four units more, and all together cost one
 * less. A second copy has no effect on the same production. Rules: action_card/war_machine.N1,
 * action_card/war_machine.N2.
 */
public final class WarMachine extends ActionCard<ProductionBegins> implements ProductionHooks {
  private static final int UNITS = 4;

  public WarMachine() {
    super(ProductionBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return production.producer().equals(grant.user()) && !LastingEffects.is(table, grant);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(LastingEffects.until(frame, name(), grant));
  }

  @Override
  public Change together(Table table, Grant grant, Production production) {
    return Change.plus(UNITS);
  }

  @Override
  public int discount(Table table, Grant grant, Production production) {
    return 1;
  }
}
