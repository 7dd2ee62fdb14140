package org.lazax.rules.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.StrategyTokenSpent;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * Command tokens that a player spends from its strategy pool, or one in place of them. The
 * abilities that follow each token of the strategy pool come after what the caller calls next;
 * nothing follows a token that is spent in place of it.
 */
public final class StrategyTokens {
  private static final String ABOUT = "strategy-token";

  private StrategyTokens() {}

  /** Whether a player can spend so many tokens. Everybody may know. */
  public static boolean has(Table table, Seat seat, int count) {
    return !ways(table, seat, count).isEmpty();
  }

  /**
   * How a player can spend so many tokens: all from the strategy pool, which comes first, or with
   * one in place of them.
   */
  public static List<Optional<SparedToken>> ways(Table table, Seat seat, int count) {
    List<Optional<SparedToken>> ways = new ArrayList<>();
    int pool = table.player(seat).tokens().strategy();
    if (pool >= count && !(count > 0 && SparedToken.isDue(table, seat))) {
      ways.add(Optional.empty());
    }
    if (count > 0 && pool >= count - 1) {
      SparedToken.of(table, seat).stream().map(Optional::of).forEach(ways::add);
    }
    return ways;
  }

  /** What a player spends for an ability that costs one token; empty if there is no choice. */
  public static Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    if (soFar.has(ABOUT)) {
      return Optional.empty();
    }
    List<Optional<SparedToken>> ways = ways(table, seat, 1);
    return ways.stream().allMatch(Optional::isEmpty)
        ? Optional.empty()
        : Optional.of(Ask.one(ABOUT, words(ways)).chosenBy(seat));
  }

  private static List<String> words(List<Optional<SparedToken>> ways) {
    return ways.stream()
        .map(way -> way.map(SparedToken::toString).orElseGet(Pool.STRATEGY::word))
        .toList();
  }

  /** A player spends one token for an ability, as it has chosen. */
  public static void spend(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    Optional<SparedToken> spared =
        chosen
            .one(ABOUT)
            .filter(word -> !word.equals(Pool.STRATEGY.word()))
            .map(SparedToken::parse);
    spend(draft, seat, 1, spared);
  }

  /**
   * A player spends some tokens at once, or none.
   *
   * @param spared what is spent in place of one of them. Refused if the player cannot do that, or
   *     if none is spent
   */
  public static void spend(
      Draft<?, Table> draft, Seat seat, int count, Optional<SparedToken> spared) {
    draft.require(
        count > 0 || spared.isEmpty(),
        "abilities.3",
        "no token is spent, so none is spent in place of it",
        "spared",
        spared);
    if (count > 0) {
      requireDue(draft, seat, spared);
    }
    spared.ifPresent(token -> token.spend(draft, seat));
    spend(draft, seat, spared.isPresent() ? count - 1 : count);
  }

  /** A player spends some tokens of its strategy pool at once, or none. */
  public static void spend(Draft<?, Table> draft, Seat seat, int count) {
    if (count > 0) {
      draft.add(new TokensMoved(seat, Pool.STRATEGY, Pool.REINFORCEMENTS, count));
      spent(draft, seat, count);
    }
  }

  /** A player spends one token, or another in place of it, and puts it into a system. */
  public static void place(
      Draft<?, Table> draft, Seat seat, SystemId system, Optional<SparedToken> spared) {
    requireDue(draft, seat, spared);
    spared.ifPresentOrElse(
        token -> token.place(draft, seat, system),
        () -> {
          draft.add(new TokenPlaced(seat, Pool.STRATEGY, system));
          spent(draft, seat, 1);
        });
  }

  private static void requireDue(Draft<?, Table> draft, Seat seat, Optional<SparedToken> spared) {
    draft.require(
        spared.isPresent() || !SparedToken.isDue(draft.table(), seat),
        "abilities.3",
        "the token comes from the reinforcements",
        "spared",
        SparedToken.of(draft.table(), seat));
  }

  private static void spent(Draft<?, Table> draft, Seat seat, int count) {
    if (SparedToken.isCalledFor(draft.table(), seat)) {
      return;
    }
    Seat active = ResolutionOrder.first(draft.table());
    for (int token = 0; token < count; token++) {
      Occurrences.occur(draft, new StrategyTokenSpent(active, seat));
    }
  }
}
