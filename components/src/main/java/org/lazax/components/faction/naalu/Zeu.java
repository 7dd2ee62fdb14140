package org.lazax.components.faction.naalu;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * As an action, a player may take a tactical action without a command token, in a system that is no
 * home system. Rules: leader/zeu.N1 to leader/zeu.N7.1.
 */
final class Zeu extends Card<ComponentAction> implements ActionAbility {
  private static final String PLAYER = "player";

  Zeu() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !players(table).isEmpty();
  }

  private static List<Seat> players(Table table) {
    return table.seats().stream()
        .filter(seat -> !table.player(seat).eliminated())
        .filter(seat -> !Activation.free(table, seat).isEmpty())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> players(table));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat seat = Seat.of(chosen.one(PLAYER).orElseThrow());
    LeaderUses.use(draft, grant);
    draft.call(Turn.granted(seat));
  }
}
