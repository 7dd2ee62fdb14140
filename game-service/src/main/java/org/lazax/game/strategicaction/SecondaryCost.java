package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchToPay;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.ShownWithPayment;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.strategy.StrategyCardPrices;
import org.lazax.rules.strategy.StrategyCardsInPlay;
import org.lazax.rules.technology.Researchable;
import org.lazax.rules.tokens.ReserveTokens;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The cost of the secondary ability of a card: tokens from the strategy pool, and perhaps
 * resources. Rules: command_tokens.5, command_tokens.5.1.
 *
 * @param use what becomes of the tokens
 * @param rule the rule of the secondary ability
 */
record SecondaryCost(
    int tokens, int resources, boolean placesToken, TokenUse use, Purpose purpose, String rule) {
  /** Whether the printed secondary ability costs nothing. */
  static boolean isFree(Table table, StrategyCardId card) {
    StrategyCard.Secondary printed = StrategyCardsInPlay.of(table, card).secondary();
    return printed.tokens() == 0 && printed.resources() == 0;
  }

  /** The cost for this player. */
  static SecondaryCost of(Table table, Seat seat, StrategyCardId card) {
    StrategyCard.Secondary printed = StrategyCardsInPlay.of(table, card).secondary();
    Purpose purpose = StrategyCards.of(table, card).purpose(seat);
    int resources = StrategyCardPrices.resources(table, seat, card, printed.resources());
    return new SecondaryCost(
        StrategyCardPrices.tokens(table, seat, card, printed.tokens()),
        purpose == Purpose.RESEARCH ? Researchable.price(table, seat, resources) : resources,
        StrategyCardPrices.placesToken(table, seat, card, printed.placesToken()),
        printed.unspent() ? TokenUse.MOVED : TokenUse.SPENT,
        purpose,
        StrategyCards.of(table, card).followed());
  }

  /** Whether the player can pay it, by what everybody may suppose. */
  boolean mayBeWithin(Table table, Seat seat) {
    return hasTokens(table, seat)
        && (resources == 0 || ShownWithPayment.mayCover(table, seat, purpose, resources));
  }

  boolean isWithin(Table table, Seat seat) {
    return hasTokens(table, seat)
        && (resources == 0 || PaymentMeans.of(table, seat, purpose).total() >= resources);
  }

  /** The payment for research before which others can do something; empty if it is none. */
  Optional<ResearchToPay> research(Table table, Seat seat) {
    return purpose == Purpose.RESEARCH && resources > 0 && hasTokens(table, seat)
        ? Optional.of(new ResearchToPay(ResolutionOrder.first(table), seat, resources))
        : Optional.empty();
  }

  private boolean hasTokens(Table table, Seat seat) {
    return !waysToSpend(table, seat).isEmpty();
  }

  /** How the player can pay the tokens. */
  List<Optional<SparedToken>> waysToSpend(Table table, Seat seat) {
    return use.ways(table, seat, tokens);
  }

  /** What the player may show with the payment; nothing comes first. */
  List<Showing> showings(Table table, Seat seat) {
    return resources == 0
        ? List.of(Showing.nothing(table))
        : ShownWithPayment.by(table, seat, purpose);
  }

  /**
   * The systems where the token may be placed: all, if the card places it. The token of another
   * player is placed only where the player can build. Rules: construction.3,
   * leader/jae_mir_kan.N1.1.
   */
  List<SystemId> systems(Table table, Seat seat, Optional<SparedToken> spared) {
    return placesToken
        ? table.galaxy().systems().stream()
            .filter(system -> !isBorrowed(spared) || StrategyCards.isSite(table, seat, system))
            .toList()
        : List.of();
  }

  private static boolean isBorrowed(Optional<SparedToken> spared) {
    return spared.flatMap(SparedToken::borrowed).isPresent();
  }

  void pay(Draft<GameState, Table> draft, Seat seat, FollowStrategyCard follow) {
    ShownWithPayment.carryOut(draft, seat, purpose, resources, follow.shown());
    Table table = draft.table();
    draft.require(misplaced(table, seat, follow));
    Payment payment = follow.payment().orElse(Payment.NOTHING);
    draft.require(
        resources > 0 || payment.equals(Payment.NOTHING),
        rule,
        "the secondary ability costs no resources",
        "payment",
        payment);
    draft.require(
        payment.check(table, seat, new Owed(purpose, resources, "the secondary ability", rule)));
    draft.addAll(payment.facts(draft.table(), seat));
    follow
        .system()
        .filter(system ->
            isBorrowed(follow.spared())
                || !table.tokens().getOrDefault(system, Set.of()).contains(seat))
        .ifPresentOrElse(
            system -> place(draft, seat, system, follow.spared()),
            () -> use.take(draft, seat, tokens, follow.spared()));
  }

  /** A token that is placed without being spent comes from the reinforcements. */
  private void place(
      Draft<GameState, Table> draft, Seat seat, SystemId system, Optional<SparedToken> spared) {
    if (tokens > 0) {
      use.place(draft, seat, system, spared);
    } else {
      use.take(draft, seat, tokens, spared);
      ReserveTokens.place(draft, seat, List.of(system));
    }
  }

  private Optional<Refusal> misplaced(Table table, Seat seat, FollowStrategyCard follow) {
    Optional<SystemId> system = follow.system();
    boolean fits =
        placesToken
            ? system.filter(systems(table, seat, follow.spared())::contains).isPresent()
            : system.isEmpty();
    return fits
        ? Optional.empty()
        : Optional.of(
            Refusal.rule(
                    "construction.3",
                    placesToken
                        ? "the token goes into a system of this galaxy; that of another player "
                            + "goes where a structure can be placed"
                        : "this card places no token")
                .with("system", system));
  }
}
