package org.lazax.components.card;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.PredictionHooks;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Predictions.Prediction;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The reward for a right prediction. A player with several of them chooses which is rewarded next.
 * Rules: agenda_phase.22.2, agenda_phase.N5.
 *
 * @param name of the component that predicts, with the paragraph {@code reward}
 */
public record RewardedPrediction(AbilityRef name) implements Ability<OutcomeResolved> {
  private static final String NEXT = "next";

  /** The reward of this component. */
  public static RewardedPrediction of(ComponentRef component) {
    return new RewardedPrediction(new AbilityRef(component, "reward"));
  }

  @Override
  public Class<OutcomeResolved> trigger() {
    return OutcomeResolved.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, OutcomeResolved resolved) {
    return Predictions.isLaid(table, grant) && !due(table, grant, resolved).isEmpty();
  }

  private static List<Prediction> due(Table table, Grant grant, OutcomeResolved resolved) {
    return Predictions.due(table, grant.user(), resolved.outcome());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeResolved resolved, Chosen soFar) {
    List<ComponentRef> due =
        due(table, grant, resolved).stream().map(Prediction::component).toList();
    if (due.size() > 1 && !soFar.has(NEXT)) {
      return Optional.of(Ask.one(NEXT, due));
    }
    Prediction next = next(table, grant, resolved, soFar);
    return hooks(table, next).rewardAsks(table, granted(next), resolved, soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    Prediction next = next(draft.table(), grant, resolved, chosen);
    Predictions.reward(draft, next);
    hooks(draft.table(), next).reward(draft, granted(next), resolved, chosen);
  }

  private static Prediction next(
      Table table, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    List<Prediction> due = due(table, grant, resolved);
    return due.stream()
        .filter(each -> chosen.one(NEXT).filter(each.component().toString()::equals).isPresent())
        .findFirst()
        .orElseGet(due::getFirst);
  }

  private static Grant granted(Prediction prediction) {
    return new Grant(prediction.component(), prediction.seat());
  }

  private static PredictionHooks hooks(Table table, Prediction prediction) {
    return Ruleset.hooks(table, prediction.component(), PredictionHooks.class).orElseThrow();
  }
}
