package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * After another player has activated a system with units of the player, the player gains three
 * trade goods, and another player of its choice gains one.
 */
public final class ForwardSupplyBase extends ActionCard<SystemActivated> {
  private static final String PLAYER = "player";
  private static final int OWN = 3;
  private static final int OTHER = 1;

  public ForwardSupplyBase() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && table.units().in(activated.system()).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(grant.user()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> others(table, grant));
  }

  private static List<Seat> others(Table table, Grant grant) {
    return table.players().values().stream()
        .filter(player -> !player.eliminated() && !player.seat().equals(grant.user()))
        .map(Player::seat)
        .toList();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Gains.goods(draft, grant.user(), OWN);
    Gains.goods(draft, Seat.of(chosen.one(PLAYER).orElseThrow()), OTHER);
  }
}
