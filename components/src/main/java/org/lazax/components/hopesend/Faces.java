package org.lazax.components.hopesend;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * How counters that lie face down are dealt, turned and mixed. Rules: hopes_end.31, hopes_end.31.1,
 * hopes_end.N40.
 */
final class Faces {
  private Faces() {}

  /** Whether it is a back. */
  static boolean isBack(Table table, LeaderCounterId leader) {
    return table.catalog().leaderCounter(leader).isFaceDown();
  }

  /** Whether the counter of this back is of this class. Only its owner may know. */
  static boolean is(Table table, LeaderCounterId back, LeaderCounter.Type type) {
    return Identities.of(table, back)
        .filter(leader -> table.catalog().leaderCounter(leader).type() == type)
        .isPresent();
  }

  /** Whether a face-down counter of this player may be of this class, as far as everybody knows. */
  static boolean mayBe(Table table, Seat owner, LeaderCounter.Type type) {
    return unseen(table, owner, type).findAny().isPresent();
  }

  /** A back turned up as a counter of this class, if everybody may suppose that it is one. */
  static Optional<LeaderTurnedUp> anyUnder(
      Table table, LeaderCounterId back, LeaderCounter.Type type) {
    return LeaderCounters.find(table, back)
        .flatMap(piece -> unseen(table, piece.owner(), type).findFirst())
        .map(leader -> new LeaderTurnedUp(back, leader));
  }

  /** The counters of this class that lie face up nowhere. */
  private static Stream<LeaderCounterId> unseen(Table table, Seat owner, LeaderCounter.Type type) {
    return Fates.printed(table, owner).stream()
        .filter(counter -> counter.type() == type)
        .map(LeaderCounter::id)
        .filter(leader -> LeaderCounters.find(table, leader).isEmpty());
  }

  /** The back is turned up; empty if it is none, or has no counter. */
  static Optional<LeaderTurnedUp> up(Table table, LeaderCounterId back) {
    return Identities.of(table, back).map(leader -> new LeaderTurnedUp(back, leader));
  }

  /** A player's counters come under these backs, if they are backs, as the game's dice say. */
  static void deal(Draft<?, Table> draft, Seat seat, List<LeaderCounterId> backs) {
    if (backs.stream().allMatch(back -> isBack(draft.table(), back))) {
      mix(
          draft,
          seat,
          backs,
          Fates.printed(draft.table(), seat).stream()
              .filter(Predicate.not(LeaderCounter::isFaceDown))
              .map(LeaderCounter::id)
              .toList());
    }
  }

  /** The counters under these backs of a player are mixed. */
  static void mix(Draft<?, Table> draft, Seat seat, List<LeaderCounterId> backs) {
    mix(
        draft,
        seat,
        backs,
        backs.stream().map(back -> Identities.of(draft.table(), back).orElseThrow()).toList());
  }

  private static void mix(
      Draft<?, Table> draft,
      Seat seat,
      List<LeaderCounterId> backs,
      List<LeaderCounterId> leaders) {
    Chance chance = draft.dice().draw(leaders.size(), leaders.size());
    draft.add(new LeadersMixed(seat, backs, chance.drawnFrom(leaders), chance));
  }

  /** The face-down counters of its owner on the planet or the ship of this one, itself too. */
  static List<LeaderCounterId> beside(Table table, LeaderCounterId back) {
    LeaderPiece piece = LeaderCounters.find(table, back).orElseThrow();
    return table.part(LeaderCounters.ID).pieces().entrySet().stream()
        .filter(other -> isBack(table, other.getKey()) && other.getValue().isBeside(piece))
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * What is due for the first counter that must be turned up, because it is captive or out, or
   * turned down, because its use is over, or mixed, because it is known and others lie beside it.
   */
  static List<GameEvent> due(Table table) {
    return table.part(LeaderCounters.ID).pieces().entrySet().stream()
        .flatMap(entry ->
            isBack(table, entry.getKey())
                ? withBack(table, entry.getKey(), entry.getValue())
                : withFace(table, entry.getKey(), entry.getValue()))
        .limit(1)
        .toList();
  }

  private static Stream<GameEvent> withBack(Table table, LeaderCounterId back, LeaderPiece piece) {
    Optional<LeaderCounterId> leader = Identities.of(table, back);
    if (leader.isPresent() && !piece.inPlay() && !piece.escapes()) {
      return Stream.of(new LeaderTurnedUp(back, leader.get()));
    }
    return piece.inPlay()
            && table.part(Identities.ID).known().contains(back)
            && beside(table, back).size() > 1
        ? Stream.of(
            Fates.opened(table.kernel().opened(), piece.owner(), Paragraph.name(back, Mix.NAME)))
        : Stream.empty();
  }

  private static Stream<GameEvent> withFace(
      Table table, LeaderCounterId leader, LeaderPiece piece) {
    return piece.inPlay() && !isUsed(table, leader, piece.owner())
        ? Identities.backOf(table, leader).stream().map(back -> new LeaderTurnedDown(leader, back))
        : Stream.empty();
  }

  /** Whether an effect of it lasts. What it does for movement is over once ships have moved. */
  private static boolean isUsed(Table table, LeaderCounterId leader, Seat owner) {
    boolean moves =
        table.kernel().within(TacticalAction.class).filter(TacticalAction::moves).isPresent();
    return table.kernel().effects().stream()
        .filter(effect -> effect.user().filter(owner::equals).isPresent())
        .map(effect -> AbilityRef.of(effect.ability()))
        .filter(ability -> ability.component().equals(ComponentRef.of(leader)))
        .anyMatch(ability -> moves || !ability.part().equals(Pass.NAME));
  }
}
