package org.lazax.rules.objectives;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.card.EventRequirement.Elected;
import org.lazax.catalog.card.EventRequirement.HomePlanetLost;
import org.lazax.catalog.card.EventRequirement.LastToPass;
import org.lazax.catalog.card.StateRequirement.LawsInPlay;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.TurnPassed;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.planets.ControlLost;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.objectives.Achievement;

/**
 * Watches all events for achievements that secret objectives of the action and agenda phase ask
 * for. So no rule has to report them. Rules: objective_cards.5.2, objective_cards.5.3.
 */
public final class AchievementTracker {
  private AchievementTracker() {}

  /** The table after an event, with the achievements of that event. */
  public static Table noted(Table before, GameEvent event, Table after) {
    if (isNewPage(before, event)) {
      return after.objectives().deeds().isEmpty()
          ? after
          : after.withObjectives(after.objectives().withDeeds(List.of()));
    }
    Table now = LostFlagships.remembered(before, event, after);
    List<Achievement> deeds = of(before, event, now);
    if (deeds.isEmpty()) {
      return now;
    }
    List<Achievement> all = new ArrayList<>(now.objectives().deeds());
    all.addAll(deeds);
    return now.withObjectives(now.objectives().withDeeds(all));
  }

  /**
   * Whether the earlier achievements can no longer be scored: their players were asked, or nobody
   * can score them.
   */
  private static boolean isNewPage(Table before, GameEvent event) {
    return switch (event) {
      case FrameOpened opened -> opened.procedure() instanceof Turn;
      case FrameClosed closed ->
          procedure(before, closed).filter(ScoreAchievements.class::isInstance).isPresent();
      default -> false;
    };
  }

  private static Optional<Procedure> procedure(Table before, FrameClosed closed) {
    return before.kernel().frame(closed.id()).map(Frame::procedure);
  }

  private static List<Achievement> of(Table before, GameEvent event, Table after) {
    return switch (event) {
      case UnitsDestroyed destroyed -> Destruction.deeds(after, destroyed);
      case ControlGained(Seat seat, PlanetId planet, boolean _) ->
          before.planets().controls(seat, planet) ? List.of() : lost(before, planet, after);
      case ControlLost(Seat _, PlanetId planet) -> lost(before, planet, after);
      case LawEntered _ -> laws(after);
      case FrameOpened opened when opened.procedure() instanceof AgendaPhase -> laws(after);
      case FrameClosed closed -> closed(before, closed, after);
      case FrameChanged changed when changed.procedure() instanceof Agenda agenda ->
          decided(before, changed, agenda, after);
      default -> List.of();
    };
  }

  /** A planet of any home system. Rule: secret_objective/become_a_martyr.N1. */
  private static List<Achievement> lost(Table before, PlanetId planet, Table after) {
    boolean home = before.catalog().planet(planet).homeFaction().isPresent();
    return before.planets().controller(planet).filter(_ -> home).stream()
        .flatMap(loser ->
            FulfilledObjectives.deed(
                after, loser, Optional.empty(), Optional.empty(), HomePlanetLost.class::isInstance)
                .stream())
        .toList();
  }

  private static List<Achievement> laws(Table table) {
    int laws = table.council().laws().size();
    List<Achievement> deeds = new ArrayList<>();
    for (Seat seat : table.seats()) {
      FulfilledObjectives.deed(
              table,
              seat,
              Optional.empty(),
              Optional.empty(),
              r -> r instanceof LawsInPlay(int count) && laws >= count)
          .ifPresent(deeds::add);
    }
    return deeds;
  }

  private static List<Achievement> closed(Table before, FrameClosed closed, Table after) {
    Optional<Procedure> procedure = procedure(before, closed);
    return switch (closed.outcome()) {
      case Fought(Optional<Seat> winner) ->
          procedure.map(p -> fought(before, after, closed.id(), p, winner)).orElse(List.of());
      case TurnPassed _ -> procedure.map(p -> passed(after, p)).orElse(List.of());
      default -> List.of();
    };
  }

  private static List<Achievement> fought(
      Table before, Table table, int frame, Procedure procedure, Optional<Seat> winner) {
    return switch (procedure) {
      case SpaceCombat c ->
          new CombatResult(
                  before,
                  table,
                  frame,
                  c.system(),
                  true,
                  List.of(c.attacker(), c.defender()),
                  winner)
              .deeds();
      case GroundCombat c ->
          new CombatResult(
                  before,
                  table,
                  frame,
                  c.system(),
                  false,
                  List.of(c.attacker(), c.defender()),
                  winner)
              .deeds();
      default -> List.of();
    };
  }

  private static List<Achievement> passed(Table table, Procedure procedure) {
    Set<Seat> acting = new HashSet<>(table.seats());
    table.kernel().within(ActionPhase.class).ifPresent(phase -> acting.removeAll(phase.passed()));
    return procedure instanceof Turn turn && acting.equals(Set.of(turn.seat()))
        ? FulfilledObjectives.deed(
                table,
                turn.seat(),
                Optional.empty(),
                Optional.empty(),
                LastToPass.class::isInstance)
            .stream()
            .toList()
        : List.of();
  }

  /** The outcome of an agenda is known, but not carried out yet. */
  private static List<Achievement> decided(
      Table before, FrameChanged changed, Agenda agenda, Table after) {
    boolean known =
        before.kernel().within(Agenda.class).filter(was -> was.decided().isPresent()).isPresent();
    return known || agenda.decided().isEmpty() || !before.kernel().has(changed.id())
        ? List.of()
        : elected(after, agenda.decided().get());
  }

  /** An elected player, or the player who controls an elected planet. */
  private static List<Achievement> elected(Table table, AgendaOutcome outcome) {
    return table.seats().stream()
        .filter(seat ->
            seat.toString().equals(outcome.value())
                || table.planets().of(seat).stream()
                    .anyMatch(planet -> planet.value().equals(outcome.value())))
        .flatMap(seat ->
            FulfilledObjectives.deed(
                table, seat, Optional.empty(), Optional.empty(), Elected.class::isInstance)
                .stream())
        .toList();
  }
}
