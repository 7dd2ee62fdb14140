package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player spends three influence to draw a secret objective. Rules: action_card/impersonation.N1
 * to action_card/impersonation.N2.1.
 */
public final class Impersonation extends ComponentActionCard {
  private static final Paying PRICE = new Paying(Purpose.INFLUENCE, 3);

  @Override
  public boolean possible(Table table, Grant grant) {
    return PRICE.isWithin(table, grant.user());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(PRICE.cost());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return PRICE.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.addAll(PRICE.paid(chosen).facts(draft.table(), grant.user()));
    draft.call(new DrawSecret(grant.user()));
  }
}
