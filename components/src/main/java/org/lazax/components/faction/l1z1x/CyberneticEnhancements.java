package org.lazax.components.faction.l1z1x;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.GainingCommandTokens;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.status.StatusHooks;
import org.lazax.table.Table;

/** The player gains one more command token in this status phase. Rule: status_phase.5. */
final class CyberneticEnhancements extends NoteCard<GainingCommandTokens> implements StatusHooks {
  CyberneticEnhancements() {
    super(GainingCommandTokens.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, GainingCommandTokens gaining) {
    return true;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, GainingCommandTokens gaining, Chosen chosen) {
    int phase = draft.table().kernel().frameOf(StatusPhase.class).orElseThrow().id();
    draft.add(LastingEffects.until(phase, name(), grant));
  }

  @Override
  public Change tokens(Table table, Grant grant) {
    return Change.plus(1);
  }
}
