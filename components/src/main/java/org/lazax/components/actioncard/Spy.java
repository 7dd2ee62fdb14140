package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.actioncards.OtherHands;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Another player gives one of its action cards, drawn at random, to the player. Only these two
 * learn which. Rules: action_card/spy.N1, action_card/spy.N2.
 */
public final class Spy extends ComponentActionCard {
  private static final String PLAYER = "player";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !OtherHands.held(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> OtherHands.held(table, grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat player = Seat.of(chosen.one(PLAYER).orElseThrow());
    if (!draft.table().player(player).actionCards().isEmpty()) {
      OtherHands.giveAtRandom(draft, player, grant.user());
    }
  }
}
