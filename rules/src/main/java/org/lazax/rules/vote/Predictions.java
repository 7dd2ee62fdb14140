package org.lazax.rules.vote;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/**
 * Public predictions of the outcome of an agenda. Each lasts until the agenda is over, and is lost
 * with an agenda that is discarded. Rules: agenda_phase.22, agenda_phase.22.1.
 */
public final class Predictions {
  private static final String PREDICTED = "predicted";
  private static final String REWARDED = "rewarded";

  private Predictions() {}

  /** The choice of one of the outcomes of the agenda; empty if it is chosen. */
  public static Optional<Ask> asks(Table table, Chosen soFar) {
    return Ask.once(PREDICTED, soFar, () -> Agenda.possible(table));
  }

  /** Lays the prediction on the agenda. */
  public static void lay(Draft<?, Table> draft, AbilityRef ability, Grant grant, Chosen chosen) {
    Map<String, String> outcome = Map.of(PREDICTED, chosen.one(PREDICTED).orElseThrow());
    draft.add(LastingEffects.until(Agenda.frame(draft.table()), ability, grant, outcome));
  }

  /** Whether the component has a prediction of this player on the agenda. */
  public static boolean isLaid(Table table, Grant grant) {
    return all(table).stream().anyMatch(each -> each.isBy(grant.component(), grant.user()));
  }

  /** All predictions on the agenda, in the order in which they were made. */
  public static List<Prediction> all(Table table) {
    List<Prediction> all = new ArrayList<>();
    for (LastingEffect effect : onAgenda(table)) {
      Optional.ofNullable(effect.params().get(PREDICTED))
          .ifPresent(outcome ->
              all.add(
                  new Prediction(
                      effect.user().orElseThrow(),
                      AbilityRef.of(effect.ability()).component(),
                      AgendaOutcome.of(outcome))));
    }
    return all;
  }

  /** The effects for the agenda that would be resolved next; none if there is no agenda. */
  private static List<LastingEffect> onAgenda(Table table) {
    List<LastingEffect> effects = table.kernel().effects();
    if (effects.isEmpty() || table.kernel().within(Agenda.class).isEmpty()) {
      return List.of();
    }
    Optional<Integer> until = Optional.of(Agenda.frame(table));
    return effects.stream().filter(effect -> effect.until().equals(until)).toList();
  }

  /** The player's right predictions that give a reward and have not given it yet. */
  public static List<Prediction> due(Table table, Seat seat, AgendaOutcome outcome) {
    return all(table).stream()
        .filter(each -> each.seat().equals(seat) && each.outcome().equals(outcome))
        .filter(each -> Ruleset.hooks(table, each.component(), PredictionHooks.class).isPresent())
        .filter(each -> !isRewarded(table, each))
        .toList();
  }

  private static boolean isRewarded(Table table, Prediction prediction) {
    return onAgenda(table).stream()
        .anyMatch(effect ->
            effect.ability().equals(rewarded(prediction.component()))
                && effect.user().filter(prediction.seat()::equals).isPresent());
  }

  /** Notes that the reward of a prediction is given, and for which outcome. */
  public static void reward(Draft<?, Table> draft, Prediction prediction) {
    draft.add(
        LastingEffects.until(
            Agenda.frame(draft.table()),
            rewarded(prediction.component()),
            new Grant(prediction.component(), prediction.seat()),
            Map.of(REWARDED, prediction.outcome().value())));
  }

  private static AbilityRef rewarded(ComponentRef component) {
    return new AbilityRef(component, REWARDED);
  }

  /** A player's prediction by a component. */
  public record Prediction(Seat seat, ComponentRef component, AgendaOutcome outcome) {
    private boolean isBy(ComponentRef by, Seat whose) {
      return component.equals(by) && seat.equals(whose);
    }
  }
}
