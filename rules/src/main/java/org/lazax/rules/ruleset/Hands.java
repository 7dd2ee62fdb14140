package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.notes.Notes;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.notes.Note;

/**
 * The cards that players hold, and what is public about them: how many each player holds, and which
 * cards are face up elsewhere. Who is asked depends only on public information. Rules:
 * action_cards.5, action_cards.N2, promissory_notes.6, promissory_notes.N1.
 */
public final class Hands {
  private Hands() {}

  /** Whether cards of this kind are hidden until they are played. */
  public static boolean hide(ComponentRef component) {
    return component.kind() == ComponentRef.Kind.ACTION_CARD || isNote(component);
  }

  private static boolean isNote(ComponentRef component) {
    return component.kind() == ComponentRef.Kind.PROMISSORY_NOTE;
  }

  /**
   * The cards that this player holds and could use, each card once. This is not public. A player
   * cannot use its own promissory notes. Rule: promissory_notes.2.
   */
  public static List<Grant> of(Table table, Seat seat) {
    if (isEmpty(table, seat)) {
      return List.of();
    }
    Player player = table.player(seat);
    List<Grant> hand = new ArrayList<>();
    for (ActionCardId card : new LinkedHashSet<>(player.actionCards())) {
      hand.add(new Grant(ComponentRef.of(card), seat));
    }
    for (Note note : player.notes()) {
      if (!isOwner(table, seat, note)) {
        hand.add(grant(table, seat, note));
      }
    }
    return hand;
  }

  private static Grant grant(Table table, Seat seat, Note note) {
    ComponentRef card = table.settings().printed(ComponentRef.of(note.kind()));
    return new Grant(card, seat, note.colour());
  }

  private static boolean isOwner(Table table, Seat seat, Note note) {
    return NoteOwners.of(table, note).filter(seat::equals).isPresent();
  }

  /** Whether this player holds no cards. This is public. */
  public static boolean isEmpty(Table table, Seat seat) {
    return table.player(seat).actionCards().isEmpty() && table.player(seat).notes().isEmpty();
  }

  /**
   * What this player would use if it held such a card, once for each colour of a promissory note.
   * Empty if it cannot hold one by public information: the number of the cards of each player, the
   * cards that are face up, and the players whose notes are in the game. A promissory note can be
   * held by those who have received one, unless another player has shown it, or the player has
   * shown all of its own hand. Rules: action_cards.N2, promissory_notes.N1, promissory_notes.N2.1,
   * promissory_notes.N3.
   */
  public static List<Grant> mayHold(Table table, Seat seat, ComponentRef card) {
    Player player = table.player(seat);
    if (player.eliminated()) {
      return List.of();
    }
    if (!isNote(card)) {
      return player.actionCards().isEmpty() || table.isGone(card)
          ? List.of()
          : List.of(new Grant(card, seat));
    }
    if (!Notes.mayHoldOthers(table, player)
        || !table.settings().printed(card.card()).equals(card)) {
      return List.of();
    }
    List<Grant> held = new ArrayList<>();
    for (Note note : Notes.of(table, kind(card))) {
      if (mayHold(table, seat, note)) {
        held.add(new Grant(card, seat, note.colour()));
      }
    }
    return held;
  }

  private static boolean mayHold(Table table, Seat seat, Note note) {
    Optional<Seat> owner = NoteOwners.of(table, note);
    return owner.isPresent()
        && !owner.get().equals(seat)
        && !Notes.isInPlay(table, note)
        && Notes.mayBeHeld(table, seat, note);
  }

  private static PromissoryNoteId kind(ComponentRef card) {
    return new PromissoryNoteId(card.card().name());
  }

  private static Note note(Grant card) {
    return new Note(kind(card.component()), card.of());
  }

  /** The event that shows the card and removes it from the hand. */
  public static TableEvent played(Grant card) {
    return isNote(card.component())
        ? new PromissoryNotePlayed(card.user(), note(card))
        : new ActionCardPlayed(card.user(), new ActionCardId(card.component().name()));
  }

  /** The events that put the card in its place after it is resolved. */
  public static List<? extends TableEvent> resolved(Table table, Grant card) {
    return isNote(card.component()) ? Notes.resolved(table, card.user(), note(card)) : List.of();
  }

  /** Why this player does not hold this card; empty if it does. */
  public static Optional<Refusal> missing(Table table, Grant card) {
    if (of(table, card.user()).contains(card)) {
      return Optional.empty();
    }
    Refusal refusal =
        isNote(card.component())
            ? Refusal.rule("promissory_notes.1", "that card of that player is not in this hand")
                .with("of", card.of())
            : Refusal.rule("action_cards.7", "that card is not in this hand");
    return Optional.of(refusal.with("card", card.component()).with("seat", card.user()));
  }
}
