package org.lazax.table.event.actioncards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * Action cards go from one hand to another. Only these two players learn which. This is no draw.
 * Refused if the player does not hold the cards. Rule: action_cards.5.
 *
 * @param chance the draw among the cards of the hand; empty if somebody chose them. It is as secret
 *     as the cards: its place in the hand would tell others something about a card.
 */
@WireType("table.action-cards-given.v1")
public record ActionCardsGiven(
    Seat from, Seat to, List<ActionCardId> cards, Optional<Chance> chance) implements TableEvent {
  public ActionCardsGiven {
    cards = List.copyOf(cards);
  }

  @Override
  public Audience audience() {
    return new Audience(Optional.of(Set.of(from, to)));
  }

  /** The player who acts may not know the hand. */
  @Override
  public boolean foreseeable() {
    return false;
  }

  @Override
  public Table fold(Table table) {
    return table
        .withPlayer(from, player -> player.withActionCards(without(player.actionCards())))
        .withPlayer(to, player -> player.withActionCards(with(player.actionCards())));
  }

  private List<ActionCardId> with(List<ActionCardId> hand) {
    List<ActionCardId> all = new ArrayList<>(hand);
    all.addAll(cards);
    return all;
  }

  private List<ActionCardId> without(List<ActionCardId> hand) {
    List<ActionCardId> left = new ArrayList<>(hand);
    cards.forEach(left::remove);
    return left;
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    List<ActionCardId> hand = new ArrayList<>(table.player(from).actionCards());
    return cards.stream().allMatch(hand::remove)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("action_cards.5", "not all of these action cards are in this hand")
                .with("seat", from));
  }
}
