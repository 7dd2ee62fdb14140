package org.lazax.game.lobby;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.limits.HandLimit;
import org.lazax.rules.scoring.SecretLimit;
import org.lazax.table.Table;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.notes.Note;

/** Checks the hands of a given position. */
final class PositionHandsCheck {
  private final Table table;
  private final Set<ObjectiveId> secrets = new HashSet<>();
  private final Set<Note> notes = new HashSet<>();
  private final List<ActionCardId> deck;

  private PositionHandsCheck(Table table) {
    this.table = table;
    this.deck = new ArrayList<>(ActionCardDeck.all(table));
  }

  /**
   * The reason why these hands are refused, if there is one.
   *
   * @param inPlay the promissory notes in play areas, which are in no hand
   */
  static Optional<Refusal> broken(
      Table table, Map<Seat, Hand> given, Collection<List<Note>> inPlay) {
    PositionHandsCheck hands = new PositionHandsCheck(table);
    inPlay.forEach(hands.notes::addAll);
    return given.entrySet().stream()
        .flatMap(hand -> hands.broken(hand.getKey(), hand.getValue()).stream())
        .findFirst();
  }

  private Optional<Refusal> broken(Seat seat, Hand hand) {
    if (!table.players().containsKey(seat)) {
      return PositionCheck.refused("this game has fewer seats", "seat", seat);
    }
    for (ObjectiveId secret : hand.secrets()) {
      if (!table.catalog().secretObjectives().containsKey(secret) || !secrets.add(secret)) {
        return refused(seat, "each secret objective is in one hand", "secret", secret);
      }
    }
    for (ActionCardId card : hand.actionCards()) {
      if (!deck.remove(card)) {
        return refused(seat, "there are no more of that action card", "actionCard", card);
      }
    }
    for (Note note : hand.promissoryNotes().orElse(List.of())) {
      if (!table.catalog().promissoryNotes().containsKey(note.kind())
          || NoteOwners.of(table, note).isEmpty()
          || !notes.add(note)) {
        return refused(
            seat, "each note of a faction in the game is in one hand", "promissoryNote", note);
      }
    }
    Table held = table.withPlayer(seat, p -> p.withActionCards(hand.actionCards()));
    if (HandLimit.excess(held, seat) > 0) {
      return Optional.of(
          Refusal.rule("action_cards.4", "nobody holds so many action cards")
              .with("seat", seat)
              .with("limit", HandLimit.of(held, seat))
              .with("actionCards", hand.actionCards().size()));
    }
    return hand.secrets().size() > SecretLimit.of(table, seat)
        ? Optional.of(
            Refusal.rule("objective_cards.21", "nobody holds so many secret objectives")
                .with("seat", seat)
                .with("limit", SecretLimit.of(table, seat))
                .with("secrets", hand.secrets().size()))
        : Optional.empty();
  }

  private static Optional<Refusal> refused(Seat seat, String detail, String name, Object value) {
    return PositionCheck.refused(detail, name, value).map(refusal -> refusal.with("seat", seat));
  }
}
