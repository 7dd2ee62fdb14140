package org.lazax.components.faction.hacan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * At any time of the action phase, the owner gains two commodities or replenishes those of another
 * player, also if none is missing. Rules: leader/carth_of_golden_sands.N1 to
 * leader/carth_of_golden_sands.N3.
 */
public final class CarthOfGoldenSands extends Card<AnyTime> {
  private static final String PLAYER = "player";
  private static final int COMMODITIES = 2;

  CarthOfGoldenSands() {
    super(ComponentRef.Kind.LEADER, AnyTime.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyTime now) {
    return now.active().equals(grant.user())
        && grant.isReady(table)
        && !players(table, grant).isEmpty();
  }

  /** All other players, and the owner itself if it can still gain commodities. */
  private static List<Seat> players(Table table, Grant grant) {
    boolean gains = CommodityValue.missing(table, grant.user()) > 0;
    return Stream.concat(
            Stream.of(grant.user()).filter(_ -> gains),
            table.players().values().stream()
                .filter(player -> !player.eliminated() && !player.seat().equals(grant.user()))
                .map(Player::seat))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime now, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> players(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime now, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat player = Seat.of(chosen.one(PLAYER).orElseThrow());
    if (player.equals(grant.user())) {
      Gains.commodities(draft, player, COMMODITIES);
    } else {
      Gains.replenish(draft, player);
    }
  }
}
