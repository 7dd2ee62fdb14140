package org.lazax.game.actioncards;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.actioncards.DrawHooks;
import org.lazax.rules.limits.HandLimit;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;

/**
 * Draws action cards. The player discards the cards beyond the hand limit at once. The discard pile
 * is reshuffled when cards are still to be drawn from an empty deck, or after the last was drawn.
 * Rules: action_cards.3, action_cards.4, action_cards.N4, action_cards.N10.
 */
@Asks(
    value = "discard-action-cards",
    awaited = "A player with more action cards than the hand limit.",
    silence = "`discard-action-cards`: those that were drawn last")
public final class DrawActionCardsConductor
    implements GameConductor<DrawActionCards, DiscardActionCards> {
  @Override
  public Class<DrawActionCards> procedure() {
    return DrawActionCards.class;
  }

  @Override
  public Class<DiscardActionCards> commands() {
    return DiscardActionCards.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, DrawActionCards draw) {
    Table table = draft.table();
    boolean deckEmpty = ActionCardDeck.isEmpty(table);
    if (!draw.progress().begun()) {
      draft.change(
          draw.exchanging(draw.progress().left() == 0 ? 0 : exchanged(table, draw.seat())));
    } else if (draw.progress().left() > 0 && !deckEmpty) {
      ActionCardsDrawn drawn =
          ActionCardDeck.draw(table, draw.seat(), draw.progress().left(), draft.dice());
      draft.change(draw.leaving(draw.progress().left() - drawn.cards().size()));
      draft.add(drawn);
    } else if (draw.progress().left() > 0 && !table.actionDiscards().isEmpty()) {
      reshuffleIfEmpty(draft);
    } else if (excess(table, draw) > 0) {
      draft.ask("discard-action-cards", draw.seat());
    } else {
      draft.close();
      reshuffleIfEmpty(draft);
    }
  }

  private static void reshuffleIfEmpty(Draft<GameState, Table> draft) {
    Table table = draft.table();
    if (ActionCardDeck.isEmpty(table) && !table.actionDiscards().isEmpty()) {
      draft.add(new ActionCardsReshuffled());
    }
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, DrawActionCards draw, DiscardActionCards command) {
    draft.answered();
    int excess = excess(draft.table(), draw);
    if (command.cards().size() != excess) {
      throw new RefusalException(
          Refusal.rule(
                  "action_cards.4",
                  "exactly %d action cards are discarded here, and these are %d"
                      .formatted(excess, command.cards().size()))
              .with("limit", HandLimit.of(draft.table(), draw.seat()))
              .with("excess", excess)
              .with("discarded", command.cards().size()));
    }
    draft.change(draw.discarded());
    Discards.of(draft, draw.seat(), command.cards());
  }

  private static int exchanged(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, DrawHooks.class).stream()
        .mapToInt(hook -> hook.hooks().exchanged(table, hook.grant()))
        .sum();
  }

  /**
   * The number of cards to discard: those that are exchanged, or those beyond the hand limit if
   * they are more.
   */
  private static int excess(Table table, DrawActionCards draw) {
    int hand = table.player(draw.seat()).actionCards().size();
    return Math.max(
        Math.min(draw.progress().exchanged(), hand), HandLimit.excess(table, draw.seat()));
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, DrawActionCards draw, Seat seat) {
    Table table = position.table();
    return List.of(new DiscardOption(excess(table, draw), table.player(seat).actionCards()));
  }

  /** Discards the cards that were drawn last. */
  @Override
  public Optional<DiscardActionCards> defaultAnswer(
      Position<GameState, Table> position, DrawActionCards draw, Seat seat) {
    List<ActionCardId> hand = position.table().player(seat).actionCards();
    int excess = excess(position.table(), draw);
    return Optional.of(new DiscardActionCards(hand.subList(hand.size() - excess, hand.size())));
  }
}
