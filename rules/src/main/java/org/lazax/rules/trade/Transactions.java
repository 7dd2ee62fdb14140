package org.lazax.rules.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.WindowClosed;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.TransactionResolved;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTraded;
import org.lazax.rules.actioncards.OtherHands;
import org.lazax.rules.effect.Occurrences;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.GameProcedure.ExtraTransaction;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.capture.Captives;
import org.lazax.table.event.actioncards.ActionCardsGiven;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Period;
import org.lazax.table.trade.Side;

/**
 * Transactions: in a turn those of the active player with its neighbours, during an agenda those of
 * everybody with everybody, one for each pair. An effect can allow an extra one at any time. Rules:
 * transactions.0 to transactions.6.1, transactions.N2.
 */
public final class Transactions {
  private Transactions() {}

  /**
   * The turn, or the agenda of an agenda phase, that is being resolved. An agenda that is resolved
   * in a turn is part of the turn. If there is neither, it is an extra transaction, for which
   * offers are open as long, or the phase, for deals of promises alone. Empty outside of all these.
   */
  public static Optional<Period> period(Table table) {
    Optional<Frame> agenda =
        table.kernel().within(Turn.class).isPresent()
            ? Optional.empty()
            : table.kernel().frameOf(Agenda.class);
    return agenda.isPresent()
        ? agenda.map(
            frame -> new Period(frame.id(), Optional.of(((Agenda) frame.procedure()).agenda())))
        : TurnTaken.frame(table)
            .or(() -> table.kernel().frameOf(ExtraTransaction.class))
            .or(() -> phase(table))
            .map(frame -> new Period(frame.id(), Optional.empty()));
  }

  /** The frame that the round has called, or that of the round itself if it is on top. */
  private static Optional<Frame> phase(Table table) {
    return table.kernel().stack().stream()
        .filter(Frame.class::isInstance)
        .map(Frame.class::cast)
        .dropWhile(frame -> !(frame.procedure() instanceof Round))
        .limit(2)
        .reduce((_, called) -> called);
  }

  /** The players with whom this player may make a transaction now. */
  public static List<Seat> partners(Table table, Seat seat) {
    Optional<Period> period = period(table);
    if (period.isEmpty() || table.player(seat).eliminated()) {
      return List.of();
    }
    Optional<ExtraTransaction> extra = ExtraTransaction.open(table);
    if (extra.isPresent()) {
      return extra.get().partnerOf(seat).stream().toList();
    }
    Trading trading = Trading.of(table, period.get());
    List<Seat> others =
        table.seats().stream()
            .filter(other ->
                !other.equals(seat)
                    && !table.player(other).eliminated()
                    && !trading.haveTraded(seat, other))
            .toList();
    if (period.get().agenda().isPresent()) {
      return others;
    }
    Optional<Seat> turn = TurnTaken.seat(table);
    if (turn.isEmpty()) {
      return List.of();
    }
    Seat active = turn.get();
    List<Seat> possible =
        others.stream().filter(other -> active.equals(seat) || active.equals(other)).toList();
    if (possible.isEmpty()) {
      return List.of();
    }
    Set<Seat> neighbours = Neighbours.among(table, seat, possible);
    return possible.stream()
        .filter(other -> neighbours.contains(other) || mayDealAfar(table, seat, other))
        .toList();
  }

  private static boolean mayDealAfar(Table table, Seat seat, Seat other) {
    return reaches(table, seat, other) || reaches(table, other, seat);
  }

  private static boolean reaches(Table table, Seat seat, Seat other) {
    return Ruleset.hooks(table, seat, TradeHooks.class).stream()
        .anyMatch(hook -> hook.hooks().mayDealWith(table, hook.grant(), other));
  }

  /** Why these two cannot make a transaction now; empty if they can. */
  public static Optional<Refusal> refusal(Table table, Seat seat, Seat other) {
    if (partners(table, seat).contains(other)) {
      return Optional.empty();
    }
    boolean inAgenda = period(table).flatMap(Period::agenda).isPresent();
    return Optional.of(
        Refusal.rule(
                inAgenda ? "transactions.6" : "transactions.1",
                inAgenda
                    ? "these two players exchange nothing more during this agenda"
                    : "these two players exchange no goods and no cards now: one of them has its"
                        + " turn, they are neighbours, and it is their first transaction of it")
            .with("seat", seat)
            .with("other", other));
  }

  /** Whether action cards can be part of a transaction of these two. Rule: transactions.3.1. */
  public static boolean withActionCards(Table table, Seat one, Seat other) {
    return tradesActionCards(table, one) || tradesActionCards(table, other);
  }

  private static boolean tradesActionCards(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, TradeHooks.class).stream()
        .anyMatch(hook -> hook.hooks().tradesActionCards(table, hook.grant()));
  }

  /** The planets whose cards a player can give in a transaction now. Rule: transactions.3. */
  public static List<PlanetId> planets(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, TradeHooks.class).stream()
        .flatMap(hook -> hook.hooks().tradedPlanets(table, hook.grant()).stream())
        .toList();
  }

  /**
   * Why this is not a part of transactions of these two; empty if it is. Rules: capture.3.2,
   * transactions.3.
   */
  static Optional<Refusal> excluded(Table table, Seat seat, Seat other, Side side) {
    if (side.captives().stream().anyMatch(UnitType::hasTokens)) {
      return Optional.of(
          Refusal.rule("capture.3.2", "captive fighters and infantry cannot be traded")
              .with("captives", side.captives()));
    }
    List<PlanetId> planets = side.planet().isEmpty() ? List.of() : planets(table, seat);
    if (!planets.containsAll(side.planet().stream().toList())) {
      return Optional.of(
          Refusal.rule("transactions.3", "the card of this planet cannot be traded now")
              .with("seat", seat)
              .with("planet", side.planet())
              .with("planets", planets));
    }
    if (side.note().filter(note -> ExcludedNotes.of(table, other, note.kind())).isPresent()) {
      return Optional.of(
          Refusal.rule("transactions.3", "the other player cannot have this promissory note")
              .with("other", other)
              .with("note", side.note()));
    }
    return side.actionCards().isEmpty() || withActionCards(table, seat, other)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("transactions.3", "action cards cannot be traded by these two players")
                .with("seat", seat)
                .with("other", other));
  }

  /** Whether a player has what everybody can see of what it would give to another one. */
  public static boolean hasInTheOpen(Table table, Seat seat, Seat to, Side side) {
    Player player = table.player(seat);
    return player.tradeGoods() >= side.tradeGoods()
        && player.commodities() >= side.commodities()
        && table.part(ExplorationCards.ID).has(seat, side.relicFragments())
        && holds(Captives.of(table, seat, to), side.captives());
  }

  /**
   * Why a player cannot give this to another one; empty if it can. Captured units go to nobody but
   * their owner. Rules: transactions.4.1, capture.N3.
   */
  public static Optional<Refusal> missing(Table table, Seat seat, Seat to, Side side) {
    if (!holds(Captives.of(table, seat, to), side.captives())) {
      return Optional.of(
          Refusal.rule("capture.N3", "these are no captured units of the other player")
              .with("seat", seat)
              .with("to", to)
              .with("captives", side.captives()));
    }
    boolean has =
        hasInTheOpen(table, seat, to, side)
            && side.note().filter(note -> !table.player(seat).notes().contains(note)).isEmpty()
            && holds(table.player(seat).actionCards(), side.actionCards());
    return has
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("transactions.4.1", "nobody gives what it does not have")
                .with("seat", seat)
                .with("gives", side));
  }

  /** What is named several times must be there as often. */
  private static <T> boolean holds(List<T> all, List<T> given) {
    List<T> left = new ArrayList<>(all);
    return given.stream().allMatch(left::remove);
  }

  /**
   * Lets goods and cards change hands. Cards change hands in turn order. An extra transaction is
   * over then. Refused if one of the two lacks something.
   */
  static void exchange(Draft<?, Table> draft, Offer offer) {
    Table table = draft.table();
    draft.require(missing(table, offer.to(), offer.from(), offer.takes()));
    draft.require(missing(table, offer.from(), offer.to(), offer.gives()));
    boolean extra = ExtraTransaction.open(table).isPresent();
    draft.add(
        new TransactionMade(
            period(table).orElseThrow(),
            offer.from(),
            offer.to(),
            goods(offer.gives()),
            goods(offer.takes()),
            extra));
    if (extra) {
      draft.add(new WindowClosed(draft.table().kernel().awaiting().orElseThrow().id()));
      draft.close();
    } else {
      Effect.askAnew(draft);
    }
    asked(draft, offer.to(), offer.gives());
    asked(draft, offer.from(), offer.takes());
    addGoods(draft, offer.from(), offer.to(), offer.gives());
    addGoods(draft, offer.to(), offer.from(), offer.takes());
    for (Seat receiver : inOrder(table)) {
      if (receiver.equals(offer.to())) {
        give(draft, offer.from(), receiver, offer.gives());
      } else if (receiver.equals(offer.from())) {
        give(draft, offer.to(), receiver, offer.takes());
      }
    }
  }

  /**
   * Opens the moments after the transaction, one for each of the two. Before these, whoever holds
   * too many action cards discards, and before that planets change hands. Rules:
   * faction_ability/arbiters.N2, faction_ability/arbiters.N3.
   */
  static void resolved(Draft<?, Table> draft, Offer offer) {
    Seat active = ResolutionOrder.first(draft.table());
    Occurrences.occur(draft, new TransactionResolved(active, offer.to(), offer.from()));
    Occurrences.occur(draft, new TransactionResolved(active, offer.from(), offer.to()));
    OtherHands.trim(draft, offer.to());
    OtherHands.trim(draft, offer.from());
    traded(draft, offer.to(), offer.from(), offer.takes());
    traded(draft, offer.from(), offer.to(), offer.gives());
  }

  private static void traded(Draft<?, Table> draft, Seat from, Seat to, Side side) {
    Seat active = ResolutionOrder.first(draft.table());
    side.planet()
        .ifPresent(planet -> Occurrences.occur(draft, new PlanetTraded(active, from, to, planet)));
  }

  /** What a player receives can be used at the moment at which others are asked. */
  private static void asked(Draft<?, Table> draft, Seat receiver, Side received) {
    if (received.note().isPresent() || !received.actionCards().isEmpty()) {
      Moment.includes(draft, receiver);
    }
  }

  /** They are part of the same exchange: whoever reacts to it reacts once. */
  private static void addGoods(Draft<?, Table> draft, Seat from, Seat to, Side side) {
    int goods = CommodityGift.goodsForBoth(draft.table(), from, to, side.commodities());
    if (goods > 0) {
      draft.add(new GoodsGained(from, goods));
      draft.add(new GoodsGained(to, goods));
    }
  }

  private static void give(Draft<?, Table> draft, Seat from, Seat to, Side side) {
    side.note().ifPresent(note -> NoteGift.give(draft, from, to, note));
    if (!side.actionCards().isEmpty()) {
      draft.add(new ActionCardsGiven(from, to, side.actionCards(), Optional.empty()));
    }
  }

  /** From the active player or, during an agenda, from the speaker. */
  private static List<Seat> inOrder(Table table) {
    boolean inAgenda = period(table).flatMap(Period::agenda).isPresent();
    return table.clockwiseFrom(
        inAgenda ? table.speaker().orElseThrow() : ResolutionOrder.first(table));
  }

  private static TransactionMade.Goods goods(Side side) {
    return new TransactionMade.Goods(
        side.tradeGoods(),
        side.commodities(),
        side.relicFragments(),
        side.captives(),
        side.planet());
  }
}
