package org.lazax.rules.scoring;

import java.util.List;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.ObjectiveRevealed;

/**
 * The public objectives that are dealt: all whose requirement can be judged. Which of them lie in
 * the rows is drawn as they are revealed. Rules: objective_cards.13, objective_cards.14.1.
 */
public final class PublicDeck {
  private PublicDeck() {}

  /** The dealt objectives of a stage that are not face up yet. */
  public static List<ObjectiveId> left(Table table, int stage) {
    return table.catalog().publicObjectives().values().stream()
        .filter(card -> card.stage() == stage && ObjectiveRequirements.canJudge(card.requirement()))
        .map(PublicObjective::id)
        .filter(id -> !table.objectives().revealed().contains(id))
        .toList();
  }

  /** Turns up the next one: of stage II only when none of stage I lies face down. */
  public static ObjectiveRevealed reveal(Table table, Dice dice) {
    int stage = table.objectives().hiddenStageOne() > 0 ? 1 : 2;
    List<ObjectiveId> deck = left(table, stage);
    Chance chance = dice.draw(deck.size(), 1);
    return new ObjectiveRevealed(chance.drawnFrom(deck).getFirst(), stage, chance);
  }
}
