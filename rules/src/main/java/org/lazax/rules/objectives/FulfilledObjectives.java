package org.lazax.rules.objectives;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.SecretObjective.Phase;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.objectives.Achievement;

/** Finds the secret objectives of the current phase that an event fulfils. */
final class FulfilledObjectives {
  private FulfilledObjectives() {}

  private static List<SecretObjective> momentary(Ruleset ruleset) {
    return ruleset.catalog().secretObjectives().values().stream()
        .filter(objective -> objective.phase() != Phase.STATUS)
        .toList();
  }

  /**
   * The achievement of this player, if it fulfils an objective that the player may score: one that
   * is public, or, with secret objectives in hand, any that nobody has scored.
   */
  static Optional<Achievement> deed(
      Table table,
      Seat by,
      Optional<SystemId> system,
      Optional<Integer> combat,
      Predicate<Requirement> fulfilled) {
    Set<ObjectiveId> fulfils = new LinkedHashSet<>();
    for (SecretObjective objective :
        Ruleset.of(table).cached(FulfilledObjectives.class, FulfilledObjectives::momentary)) {
      if (isPlayed(table, objective.phase())
          && mayScore(table, by, objective.id())
          && fulfilled.test(asked(table, objective))) {
        fulfils.add(objective.id());
      }
    }
    return fulfils.isEmpty()
        ? Optional.empty()
        : Optional.of(new Achievement(by, fulfils, system, combat));
  }

  /**
   * Whether the player may score this objective of the action or agenda phase, as far as all know.
   * A public one needs control of the home system. Rules: objective_cards.8, objective_cards.16,
   * agenda/classified_document_leaks.N6.
   */
  static boolean mayScore(Table table, Seat seat, ObjectiveId objective) {
    return table.objectives().revealed().contains(objective)
        ? !table.objectives().scoredBy(seat, objective) && HomeSystem.isHeld(table, seat)
        : !table.player(seat).secrets().isEmpty()
            && !table.objectives().scored().containsKey(objective);
  }

  private static Requirement asked(Table table, SecretObjective objective) {
    return objective.requirement(
        table.settings().playsFirstPrintOf(ComponentRef.of(objective.id())));
  }

  private static boolean isPlayed(Table table, Phase phase) {
    return switch (phase) {
      case ACTION -> table.kernel().within(ActionPhase.class).isPresent();
      case AGENDA -> table.kernel().within(AgendaPhase.class).isPresent();
      case STATUS -> false;
    };
  }
}
