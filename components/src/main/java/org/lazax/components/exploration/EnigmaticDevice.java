package org.lazax.components.exploration;

import java.util.List;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.exploration.ExplorationCardPurged;

/**
 * The player keeps it. As an action it purges the card and researches a technology for six
 * resources. Rule: exploration/enigmatic_device.N1.
 */
final class EnigmaticDevice implements Component, ActionAbility {
  private static final ExplorationId CARD = new ExplorationId("enigmatic_device");
  private static final int PRICE = 6;

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(CARD);
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(ref());
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    Seat seat = grant.user();
    return PaymentMeans.of(table, seat, Purpose.RESEARCH).total() >= PRICE
        && (Researchable.isReplaced(table, seat) || !Researchable.by(table, seat, PRICE).isEmpty());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.RESOURCE, PRICE));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.add(new ExplorationCardPurged(grant.user(), CARD));
    draft.call(Research.paidBy(grant.user(), PRICE, "exploration/enigmatic_device.N1"));
  }
}
