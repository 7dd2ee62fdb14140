package org.lazax.components.faction.keleres;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyPhase;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.CommoditiesAllowed;
import org.lazax.table.event.goods.CommoditiesAsGoods;

/**
 * At any time, a player chosen by the owner says how many of its commodities it will spend like
 * trade goods. They count in its next payment of trade goods, and those that it does not need stay.
 * Rule: leader/xander_alexin_victori_iii.N1.
 */
final class XanderAlexinVictoriIii extends Card<AnyPhase> {
  private static final String PLAYER = "player";
  private static final String COMMODITIES = "commodities";

  XanderAlexinVictoriIii() {
    super(ComponentRef.Kind.LEADER, AnyPhase.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyPhase now) {
    return now.active().equals(grant.user()) && grant.isReady(table) && !players(table).isEmpty();
  }

  private static List<Seat> players(Table table) {
    return table.seats().stream().filter(seat -> left(table, seat) > 0).toList();
  }

  /** How many more of its commodities this player could spend like trade goods. */
  private static int left(Table table, Seat seat) {
    return table.player(seat).commodities() - CommoditiesAsGoods.of(table, seat);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyPhase now, Chosen soFar) {
    if (!soFar.has(PLAYER)) {
      return Optional.of(Ask.one(PLAYER, players(table)));
    }
    Seat player = player(soFar);
    return Ask.once(
            COMMODITIES,
            soFar,
            () -> IntStream.rangeClosed(1, left(table, player)).boxed().toList())
        .map(ask -> ask.chosenBy(player));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyPhase now, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.add(
        new CommoditiesAllowed(
            player(chosen), Integer.parseInt(chosen.one(COMMODITIES).orElseThrow())));
  }

  private static Seat player(Chosen chosen) {
    return Seat.of(chosen.one(PLAYER).orElseThrow());
  }
}
