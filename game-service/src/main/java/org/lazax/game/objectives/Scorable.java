package org.lazax.game.objectives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.card.CostRequirement;
import org.lazax.catalog.card.EventRequirement;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Field;
import org.lazax.rules.objectives.HomeSystem;
import org.lazax.rules.scoring.ObjectiveRequirements;
import org.lazax.table.Table;

/**
 * An objective that a player could score now.
 *
 * @param spending one of the possible payments; nothing if it costs nothing
 * @param payable all possible payments; empty if it costs nothing
 */
public record Scorable(
    ObjectiveId objective, int points, Spending spending, Optional<Field> payable) {
  /** One that costs nothing. */
  static Scorable free(ObjectiveId objective, int points) {
    return new Scorable(objective, points, Spending.NOTHING, Optional.empty());
  }

  /**
   * All public objectives that the player could score; none if the player does not control all
   * planets of its home system.
   */
  public static List<Scorable> by(Table table, Seat seat) {
    return stream(table, seat).toList();
  }

  /** Whether there is such a public objective. This is cheaper than finding all. */
  static boolean isAny(Table table, Seat seat) {
    return stream(table, seat).findAny().isPresent();
  }

  private static Stream<Scorable> stream(Table table, Seat seat) {
    if (!HomeSystem.isHeld(table, seat)) {
      return Stream.empty();
    }
    return table.objectives().revealed().stream()
        .filter(id -> !table.objectives().scoredBy(seat, id))
        .map(id -> FaceUp.of(table, id))
        .filter(FaceUp::isOfStatusPhase)
        .flatMap(card ->
            spendingFor(table, seat, card.requirement()).stream()
                .map(spending ->
                    of(table, seat, card.id(), card.points(), card.requirement(), spending)));
  }

  /** The secret objectives in hand that this player could score in the status phase now. */
  static List<Scorable> secretsBy(Table table, Seat seat) {
    List<Scorable> scorable = new ArrayList<>();
    for (ObjectiveId id : table.player(seat).secrets()) {
      SecretObjective card = table.catalog().secretObjective(id);
      if (card.phase() == SecretObjective.Phase.STATUS) {
        spendingFor(table, seat, card.requirement())
            .forEach(spending ->
                scorable.add(of(table, seat, id, card.points(), card.requirement(), spending)));
      }
    }
    return scorable;
  }

  private static Scorable of(
      Table table,
      Seat seat,
      ObjectiveId objective,
      int points,
      Requirement requirement,
      Spending spending) {
    return new Scorable(
        objective, points, spending, SpendingForm.of(table, seat, requirement, spending.spared()));
  }

  /**
   * Payments for the requirement, one for each form in which it can be paid; empty if it cannot be
   * met.
   */
  private static List<Spending> spendingFor(Table table, Seat seat, Requirement requirement) {
    return switch (requirement) {
      case StateRequirement holding ->
          ObjectiveRequirements.meets(table, seat, holding) ? List.of(Spending.NOTHING) : List.of();
      case CostRequirement.Spend price ->
          SpendingSearch.goods(table, seat, price).stream().toList();
      case CostRequirement.SpendTokens price -> SpendingSearch.tokens(table, seat, price);
      case CostRequirement.DiscardActionCards price ->
          SpendingSearch.actionCards(table, seat, price).stream().toList();
      case CostRequirement.PurgeRelicFragments price ->
          SpendingSearch.fragments(table, seat, price).stream().toList();
      case EventRequirement _ -> List.of();
    };
  }
}
