package org.lazax.components.card;

import java.util.Map;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;

/**
 * A promissory note that is played after a system was activated, with an effect until the end of
 * the tactical action.
 */
public abstract class ActivationNote extends NoteCard<SystemActivated> {
  protected ActivationNote() {
    super(SystemActivated.class);
  }

  /** What the effect remembers. */
  protected Map<String, String> params(SystemActivated activated) {
    return Map.of();
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name(), grant, params(activated)));
  }
}
