package org.lazax.game.trade;

import com.google.common.base.Suppliers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.game.ability.Interjections;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.DeclineOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.game.trade.TradeOption.Accepting;
import org.lazax.game.trade.TradeOption.Declining;
import org.lazax.game.trade.TradeOption.Means;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.game.trade.TradeOption.Partner;
import org.lazax.game.trade.TradeOption.Withdrawing;
import org.lazax.rules.procedure.GameProcedure.ExtraTransaction;
import org.lazax.rules.trade.Deal;
import org.lazax.rules.trade.ExcludedNotes;
import org.lazax.rules.trade.OwnNotes;
import org.lazax.rules.trade.Promises;
import org.lazax.rules.trade.Transactions;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.capture.Captives;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.trade.OfferClosed;
import org.lazax.table.event.trade.OfferMade;
import org.lazax.table.event.trade.OffersRefused;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Period;

/**
 * Players offer deals to each other and answer offers, whoever is awaited. An open offer delays
 * nobody. It can be answered in the turn or agenda in which it was made, or, if that was outside of
 * turns and agendas, in the gaps between them until the phase ends. Nothing is traded while an
 * ability, a step of a strategy card or units are being resolved, except by an extra transaction
 * that an ability allows. The moments of a roll of dice are open to trade. Rules: transactions.1.1,
 * transactions.4.1.
 */
public final class Trade {
  /**
   * How many offers a player may make in one turn or agenda, and in a phase between these ({@value
   * #TOO_MANY}).
   */
  public static final int MOST_OFFERS = 4;

  private static final String TOO_MANY = "too-many-offers";
  private static final String UNWANTED = "offers-refused";
  private static final String NO_OFFER = "no-such-offer";

  private Trade() {}

  /** The options of a seat. */
  public static List<Option> of(Table table, Seat seat) {
    Optional<Period> period = period(table);
    if (period.isEmpty() || !table.players().containsKey(seat)) {
      return List.of();
    }
    Trading trading = Trading.of(table, period.get());
    boolean offers = trading.madeBy(seat) < MOST_OFFERS;
    List<Option> options = new ArrayList<>();
    for (Offer offer : trading.offers()) {
      if (offer.to().equals(seat)) {
        if (isAcceptable(table, offer)) {
          options.add(new Accepting(offer));
        }
        options.add(new Declining(offer));
      } else if (offer.from().equals(seat)) {
        options.add(new Withdrawing(offer));
      }
    }
    if (offers) {
      offering(table, trading, seat).ifPresent(options::add);
    }
    return options;
  }

  /** The offers that can be answered now. Only their players may know them. */
  public static List<Offer> open(Table table) {
    return period(table).map(now -> Trading.of(table, now).offers()).orElse(List.of());
  }

  private static Optional<Period> period(Table table) {
    boolean closed = Interjections.isResolvingStep(table) && ExtraTransaction.open(table).isEmpty();
    return closed ? Optional.empty() : Transactions.period(table);
  }

  private static boolean isAcceptable(Table table, Offer offer) {
    return Deal.refusal(table, offer.from(), offer.to(), offer.gives(), offer.takes()).isEmpty()
        && Transactions.missing(table, offer.to(), offer.from(), offer.takes()).isEmpty()
        && Transactions.hasInTheOpen(table, offer.from(), offer.to(), offer.gives());
  }

  private static Optional<Option> offering(Table table, Trading trading, Seat seat) {
    List<Seat> open =
        Deal.partners(table, seat).stream()
            .filter(other -> !trading.isOpen(seat, other) && !trading.refuses(other, seat))
            .toList();
    Supplier<List<Partner>> partners =
        Suppliers.memoize(() -> partners(table, trading, seat, open));
    boolean possible =
        open.stream().anyMatch(other -> promise(table, seat, other)) || !partners.get().isEmpty();
    return possible ? Optional.of(new Offering(partners)) : Optional.empty();
  }

  private static boolean promise(Table table, Seat one, Seat other) {
    return Promises.arePossible(table, one, other) || Promises.arePossible(table, other, one);
  }

  /** Those of these players with whom anything can be exchanged or promised. */
  private static List<Partner> partners(
      Table table, Trading trading, Seat seat, List<Seat> others) {
    List<Seat> trades = Transactions.partners(table, seat);
    return others.stream()
        .map(other -> partner(table, trading, seat, other, trades.contains(other)))
        .filter(partner -> !partner.own().isNothing() || !partner.means().isNothing())
        .toList();
  }

  /** Of a partner its own notes can be asked that lie nowhere else by public information. */
  private static Partner partner(
      Table table, Trading trading, Seat seat, Seat other, boolean trades) {
    Promisable own = new Promisable(table, seat, other);
    Promisable asked = new Promisable(table, other, seat);
    Optional<Integer> instead =
        trading.offers().stream()
            .filter(offer -> offer.from().equals(other) && offer.to().equals(seat))
            .map(Offer::id)
            .findFirst();
    return trades
        ? new Partner(
            other,
            means(
                table,
                seat,
                other,
                table.player(seat).notes(),
                Transactions.withActionCards(table, seat, other)
                    ? table.player(seat).actionCards()
                    : List.of(),
                own),
            means(table, other, seat, OwnNotes.thatMayBeHeld(table, other), List.of(), asked),
            instead)
        : new Partner(other, Means.promising(own), Means.promising(asked), instead);
  }

  private static Means means(
      Table table,
      Seat seat,
      Seat to,
      List<Note> notes,
      List<ActionCardId> cards,
      Promisable promises) {
    Player player = table.player(seat);
    return new Means(
        player.tradeGoods(),
        player.commodities(),
        ExcludedNotes.without(table, to, notes),
        cards,
        table.part(ExplorationCards.ID).fragmentsOf(seat),
        Captives.of(table, seat, to),
        Transactions.planets(table, seat),
        promises);
  }

  /**
   * Carries out the command if it is about a transaction.
   *
   * @return whether it is
   */
  public static boolean take(Draft<?, Table> draft, Command command) {
    if (!(command instanceof TradeCommand trade)
        || draft.stamp().actor().filter(draft.table().players()::containsKey).isEmpty()) {
      return false;
    }
    Seat seat = draft.actor();
    Optional<Period> period = period(draft.table());
    draft.require(
        period.isPresent(),
        "transactions.1",
        "this is no time for a transaction",
        "resolving",
        Interjections.isResolvingStep(draft.table()));
    switch (trade) {
      case OfferTransaction offer -> offer(draft, period.get(), seat, offer);
      case AcceptOffer accept ->
          Deal.accept(draft, offer(draft, period.get(), accept.offer(), seat, true));
      case DeclineOffer decline -> {
        Offer offer = offer(draft, period.get(), decline.offer(), seat, true);
        draft.add(
            decline.all()
                ? new OffersRefused(seat, offer.from(), period.get())
                : new OfferClosed(offer.id(), seat, offer.from()));
      }
      case WithdrawOffer withdraw -> {
        Offer offer = offer(draft, period.get(), withdraw.offer(), seat, false);
        draft.add(new OfferClosed(offer.id(), seat, offer.to()));
      }
    }
    return true;
  }

  private static void offer(
      Draft<?, Table> draft, Period period, Seat seat, OfferTransaction command) {
    Table table = draft.table();
    Seat to = command.to();
    draft.require(Deal.refusal(table, seat, to, command.gives(), command.takes()));
    command
        .instead()
        .map(id -> offer(draft, period, id, seat, true))
        .filter(other -> other.from().equals(to))
        .ifPresent(other -> draft.add(new OfferClosed(other.id(), seat, other.from())));
    Trading trading = Trading.of(draft.table(), period);
    draft.require(refused(trading, seat, to));
    draft.require(
        !command.gives().givesNothing() || !command.takes().givesNothing(),
        "transactions.0",
        "nothing would change hands",
        "to",
        to);
    draft.require(
        command.takes().actionCards().isEmpty(),
        "transactions.4.1",
        "nobody names the action cards of another hand",
        "to",
        to);
    draft.require(Transactions.missing(table, seat, to, command.gives()));
    if (!Transactions.hasInTheOpen(table, to, seat, command.takes())) {
      draft.require(Transactions.missing(table, to, seat, command.takes().inTheOpen()));
    }
    draft.add(
        new OfferMade(
            new Offer(trading.last() + 1, seat, to, command.gives(), command.takes()), period));
  }

  private static Optional<Refusal> refused(Trading trading, Seat seat, Seat to) {
    if (trading.refuses(to, seat)) {
      return Optional.of(
          Refusal.of(UNWANTED, "that player refuses further offers for now").with("to", to));
    }
    return trading.madeBy(seat) >= MOST_OFFERS || trading.isOpen(seat, to)
        ? Optional.of(
            Refusal.of(TOO_MANY, "an offer to that player is open, or too many were made")
                .with("limit", MOST_OFFERS)
                .with("made", trading.madeBy(seat)))
        : Optional.empty();
  }

  /** The open offer with this number to or from the player. Others learn nothing about it. */
  private static Offer offer(
      Draft<?, Table> draft, Period period, int id, Seat seat, boolean received) {
    Optional<Offer> offer =
        Trading.of(draft.table(), period)
            .offer(id)
            .filter(known -> (received ? known.to() : known.from()).equals(seat));
    if (offer.isEmpty()) {
      draft.require(
          Optional.of(Refusal.of(NO_OFFER, "there is no such offer any more").with("offer", id)));
    }
    return offer.orElseThrow();
  }
}
