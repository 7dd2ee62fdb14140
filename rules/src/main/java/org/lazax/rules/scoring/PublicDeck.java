package org.lazax.rules.scoring;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.ObjectiveRevealed;

/**
 * The public objectives of a game: all whose requirement can be checked. They are drawn at random
 * when they are revealed. Rules: objective_cards.13, objective_cards.14.1.
 */
public final class PublicDeck {
  private PublicDeck() {}

  /** The objectives of a stage that are not revealed yet. */
  public static List<ObjectiveId> left(Table table, int stage) {
    return table.catalog().publicObjectives().values().stream()
        .filter(card -> card.stage() == stage && ObjectiveRequirements.canJudge(card.requirement()))
        .map(PublicObjective::id)
        .filter(id -> !table.objectives().revealed().contains(id))
        .toList();
  }

  /**
   * Reveals the next one. One of stage II is revealed only when no objective of stage I is face
   * down.
   */
  public static ObjectiveRevealed reveal(Table table, Dice dice) {
    int stage = table.objectives().hiddenStageOne() > 0 ? 1 : 2;
    List<ObjectiveId> deck = left(table, stage);
    Chance chance = dice.draw(deck.size(), 1);
    return new ObjectiveRevealed(chance.drawnFrom(deck).getFirst(), stage, chance);
  }

  /**
   * Reveals one of a stage from the deck, beside those that lie face down in the row; empty if the
   * deck is used up.
   */
  public static Optional<ObjectiveRevealed> revealMore(Table table, int stage, Dice dice) {
    List<ObjectiveId> deck = left(table, stage);
    int row =
        stage == 1 ? table.objectives().hiddenStageOne() : table.objectives().hiddenStageTwo();
    if (deck.size() <= row) {
      return Optional.empty();
    }
    Chance chance = dice.draw(deck.size(), 1);
    return Optional.of(
        new ObjectiveRevealed(chance.drawnFrom(deck).getFirst(), stage, chance, true));
  }
}
