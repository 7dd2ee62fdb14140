package org.lazax.components.actioncard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;

/**
 * The player returns one of its command tokens on the board to its reinforcements. Rule:
 * action_card/unexpected_action.N1.
 */
public final class UnexpectedAction extends ComponentActionCard {
  private static final String SYSTEM = "system";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.tokens().entrySet().stream()
        .filter(at -> at.getValue().contains(grant.user()))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    draft.add(new TokensTakenBack(grant.user(), List.of(system)));
  }
}
