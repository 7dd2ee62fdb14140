package org.lazax.game.objectives;

import java.util.Optional;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;

/**
 * Scores an objective and gains its victory points. Rules: objective_cards.2, objective_cards.12,
 * objective_cards.18.
 */
final class Score {
  private Score() {}

  static void publicly(Draft<GameState, Table> draft, Seat seat, FaceUp card, Spending paid) {
    Fulfilment.of(draft, seat, card.requirement(), card.text(), paid);
    draft.add(new ObjectiveScored(seat, card.id()));
    draft.add(new VictoryPointsGained(seat, card.points(), card.source()));
  }

  static void secretly(
      Draft<GameState, Table> draft, Seat seat, SecretObjective card, Spending paid) {
    Fulfilment.of(draft, seat, card.requirement(), card.text(), paid);
    reveal(draft, seat, card, Optional.empty());
  }

  /** Scores a secret objective for an achievement. */
  static void forDeed(
      Draft<GameState, Table> draft, Seat seat, SecretObjective card, Optional<Integer> combat) {
    reveal(draft, seat, card, combat);
  }

  private static void reveal(
      Draft<GameState, Table> draft, Seat seat, SecretObjective card, Optional<Integer> combat) {
    draft.add(new ObjectiveScored(seat, card.id(), combat));
    draft.add(
        new VictoryPointsGained(seat, card.points(), "secret_objective/" + card.id().value()));
  }

  /**
   * A secret objective of this player's hand, or one that was made public. Refuses any other.
   * Rules: objective_cards.19, agenda/classified_document_leaks.N6.
   */
  static SecretObjective heldOrPublic(Table table, Seat seat, ObjectiveId objective) {
    return isHeldOrPublic(table, seat, objective)
        ? table.catalog().secretObjective(objective)
        : held(table, seat, objective);
  }

  static boolean isHeldOrPublic(Table table, Seat seat, ObjectiveId objective) {
    return table.player(seat).secrets().contains(objective)
        || (table.objectives().revealed().contains(objective)
            && table.catalog().secretObjectives().containsKey(objective));
  }

  /** The secret objective of this player's hand. Refuses any other. Rule: objective_cards.19. */
  static SecretObjective held(Table table, Seat seat, ObjectiveId objective) {
    if (!table.player(seat).secrets().contains(objective)) {
      throw new RefusalException(
          Refusal.rule(
                  "objective_cards.19",
                  "that is neither a public objective face up nor a secret one in this hand")
              .with("objective", objective)
              .with("seat", seat));
    }
    return table.catalog().secretObjective(objective);
  }
}
