package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/** Another player loses a token from its tactic pool. Rule: action_card/insubordination.N1. */
public final class Insubordination extends ComponentActionCard {
  private static final String PLAYER = "player";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !players(table, grant).isEmpty();
  }

  private static List<Seat> players(Table table, Grant grant) {
    return table.players().values().stream()
        .filter(player -> !player.seat().equals(grant.user()) && player.tokens().tactic() > 0)
        .map(Player::seat)
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> players(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat player = Seat.of(chosen.one(PLAYER).orElseThrow());
    draft.add(new TokensMoved(player, Pool.TACTIC, Pool.REINFORCEMENTS, 1));
  }
}
