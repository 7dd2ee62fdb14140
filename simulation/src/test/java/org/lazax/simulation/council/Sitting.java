package org.lazax.simulation.council;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.rules.Services;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.setup.Phase;

/** A game that begins with the agenda phase, in a random position. */
record Sitting(CreateGame game) {
  private static final List<String> RIDERS =
      List.of(
          "construction_rider",
          "diplomacy_rider",
          "imperial_rider",
          "leadership_rider",
          "politics_rider",
          "technology_rider",
          "trade_rider",
          "warfare_rider");

  /** The eight riders, and these cards. */
  static List<ActionCardId> ridersAnd(String... more) {
    return Stream.concat(RIDERS.stream(), Stream.of(more)).map(ActionCardId::new).toList();
  }

  private static final int THREE = 3;
  private static final int EIGHT = 8;
  private static final Seat FIRST = new Seat(1);

  /**
   * Of three players, with these laws in play. Those that elect a player lie before the first one.
   */
  static Sitting of(long seed, List<AgendaId> laws) {
    List<Law> inPlay = laws.stream().map(Sitting::law).toList();
    return new Sitting(GameSetups.inPosition(Phase.AGENDA, seed, THREE, inPlay).game());
  }

  GameSetup setup() {
    return GameSetup.of(game);
  }

  private static Law law(AgendaId id) {
    boolean owned = Services.catalog().agenda(id).outcome() == Outcome.ELECT_PLAYER;
    return new Law(
        id,
        owned ? Optional.of(AgendaOutcome.elect(FIRST)) : Optional.empty(),
        owned ? Optional.of(FIRST) : Optional.empty());
  }

  /** Whether every random position can have this law. */
  static boolean canBeInPlay(Agenda agenda) {
    return agenda.type() == Agenda.Type.LAW
        && (agenda.outcome() == Outcome.FOR_AGAINST || agenda.outcome() == Outcome.ELECT_PLAYER);
  }

  /** Of eight players. Each has as many of these action cards as there are for all. */
  static Sitting ofEight(long seed, List<ActionCardId> cards) {
    Sitting sitting =
        new Sitting(GameSetups.inPosition(Phase.AGENDA, seed, EIGHT, List.of()).game());
    List<ActionCardId> dealt = new RandomSource(seed).draw(cards, cards.size());
    int each = cards.size() / EIGHT;
    return sitting.withHands((seat, hand) -> {
      int first = (seat.number() - 1) * each;
      return new Hand(hand.secrets(), dealt.subList(first, first + each), hand.promissoryNotes());
    });
  }

  /** The same with this secret objective in the hand of this player, and no other. */
  Sitting holding(Seat holder, ObjectiveId secret) {
    return withHands((seat, hand) ->
        new Hand(
            seat.equals(holder) ? List.of(secret) : List.of(),
            hand.actionCards(),
            hand.promissoryNotes()));
  }

  private Sitting withHands(BiFunction<Seat, Hand, Hand> change) {
    Map<Seat, Hand> hands = new TreeMap<>();
    game.hands().orElseThrow().forEach((seat, hand) -> hands.put(seat, change.apply(seat, hand)));
    return new Sitting(
        new CreateGame(
            game.name(),
            game.seats(),
            game.victoryTarget(),
            game.mapString(),
            game.layout(),
            game.placedByPlayers(),
            Optional.empty(),
            game.listed(),
            game.factions(),
            game.factionsDealt(),
            game.speaker(),
            game.position(),
            Optional.of(hands)));
  }
}
