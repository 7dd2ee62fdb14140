package org.lazax.components.faction.nekro;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.form.Bounds;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * At any time of the action phase, the owner chooses a player, also itself. That player may discard
 * an action card or return one of its own command tokens from its sheet, and then gains two trade
 * goods. Rules: leader/nekro_malleon.N1 to leader/nekro_malleon.N3.
 */
final class NekroMalleon extends Card<AnyTime> {
  private static final String PLAYER = "player";
  private static final String PAYMENT = "payment";
  private static final String CARD = "action-card";
  private static final List<Pool> POOLS = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);
  private static final int GOODS = 2;

  NekroMalleon() {
    super(Kind.LEADER, AnyTime.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyTime now) {
    return now.player().equals(grant.user()) && grant.isReady(table) && !whoCanPay(table).isEmpty();
  }

  private static List<Seat> whoCanPay(Table table) {
    return table.players().values().stream()
        .filter(player -> !payments(table, player).isEmpty())
        .map(Player::seat)
        .toList();
  }

  /** What a player can pay with: {@link #CARD}, and the pools in which it has a token. */
  private static List<String> payments(Table table, Player player) {
    return Stream.concat(
            Stream.of(CARD).filter(_ -> !player.actionCards().isEmpty()),
            POOLS.stream().filter(pool -> hasToken(table, player, pool)).map(Pool::word))
        .toList();
  }

  private static boolean hasToken(Table table, Player player, Pool pool) {
    return pool == Pool.STRATEGY
        ? StrategyTokens.has(table, player.seat(), 1)
        : player.tokens().in(pool) > 0;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.ofChosen(Means.CARD_OR_TOKEN, Bounds.upTo(1)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime now, Chosen soFar) {
    if (!soFar.has(PLAYER)) {
      return Ask.once(PLAYER, soFar, () -> whoCanPay(table));
    }
    Player player = table.player(player(soFar));
    if (!soFar.has(PAYMENT)) {
      return Optional.of(new Ask(PAYMENT, payments(table, player), 0, 1).chosenBy(player.seat()));
    }
    if (soFar.one(PAYMENT).filter(Pool.STRATEGY.word()::equals).isPresent()) {
      return StrategyTokens.asks(table, player.seat(), soFar);
    }
    return byCard(soFar) && !soFar.has(CARD)
        ? Optional.of(Ask.one(CARD, hand(player)).chosenBy(player.seat()).hidden())
        : Optional.empty();
  }

  private static Seat player(Chosen chosen) {
    return Seat.of(chosen.one(PLAYER).orElseThrow());
  }

  private static boolean byCard(Chosen chosen) {
    return chosen.one(PAYMENT).filter(CARD::equals).isPresent();
  }

  private static List<ActionCardId> hand(Player player) {
    return player.actionCards().stream().distinct().toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime now, Chosen chosen) {
    LeaderUses.use(draft, grant);
    if (chosen.one(PAYMENT).isPresent()) {
      pay(draft, player(chosen), chosen);
      Gains.goods(draft, player(chosen), GOODS);
    }
  }

  private static void pay(Draft<?, Table> draft, Seat player, Chosen chosen) {
    if (byCard(chosen)) {
      Discards.of(draft, player, List.of(new ActionCardId(chosen.one(CARD).orElseThrow())));
      return;
    }
    Pool pool = Pool.of(chosen.one(PAYMENT).orElseThrow());
    if (pool == Pool.STRATEGY) {
      StrategyTokens.spend(draft, player, chosen);
    } else {
      draft.add(new TokensMoved(player, pool, Pool.REINFORCEMENTS, 1));
    }
  }
}
