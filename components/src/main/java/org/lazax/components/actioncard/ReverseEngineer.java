package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.HandOccurrence.CardsDiscarded;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;

/**
 * When another player discards a card that is the action of a turn, the player takes it from the
 * discard pile. Rules: action_card/reverse_engineer.N1, action_card/reverse_engineer.N2.
 */
public final class ReverseEngineer extends ActionCard<CardsDiscarded> {
  private static final String CARD = "action-card";

  public ReverseEngineer() {
    super(CardsDiscarded.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CardsDiscarded discarded) {
    return !discarded.seat().equals(grant.user()) && !cards(table, discarded).isEmpty();
  }

  private static List<ActionCardId> cards(Table table, CardsDiscarded discarded) {
    return discarded.cards().stream()
        .filter(card -> table.catalog().actionCard(card).componentAction())
        .filter(table.actionDiscards()::contains)
        .distinct()
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardsDiscarded discarded, Chosen soFar) {
    return Ask.once(CARD, soFar, () -> cards(table, discarded));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardsDiscarded discarded, Chosen chosen) {
    ActionCardId card = new ActionCardId(chosen.one(CARD).orElseThrow());
    draft.add(new ActionCardsTakenBack(grant.user(), List.of(card)));
  }
}
