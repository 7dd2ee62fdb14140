package org.lazax.components.actioncard;

import java.util.Map;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;

/**
 * A card that the active player plays after it activates a system, with an effect until the end of
 * the tactical action. A second copy in the same action would change nothing and cannot be played.
 * Rule: action_card/flank_speed.N1.
 */
abstract class ActivationCard extends ActionCard<SystemActivated> {
  ActivationCard() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user()) && !LastingEffects.is(table, grant);
  }

  /** What was chosen for the effect. */
  Map<String, String> params(Chosen chosen) {
    return Map.of();
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name(), grant, params(chosen)));
  }
}
