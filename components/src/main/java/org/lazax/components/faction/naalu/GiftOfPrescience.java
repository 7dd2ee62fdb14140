package org.lazax.components.faction.naalu;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseEnds;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.strategy.OrderHooks;
import org.lazax.table.Table;
import org.lazax.table.notes.Note;

/**
 * Its holder has initiative 0 while it has a strategy card, and the owner has not. The note returns
 * at the end of the status phase. Rule: promissory_note/gift_of_prescience.N1.
 */
public final class GiftOfPrescience extends NoteCard<StrategyPhaseEnds> implements OrderHooks {
  private static final Note NOTE = Note.parse("gift_of_prescience");

  public GiftOfPrescience() {
    super(StrategyPhaseEnds.class);
  }

  /** Whether the token of the Naalu is lent. */
  static boolean isPlayed(Table table) {
    return Notes.isInPlay(table, NOTE);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseEnds ends) {
    return !table.player(grant.user()).strategyCards().isEmpty();
  }

  /** The note lies in the play area already. */
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StrategyPhaseEnds ends, Chosen chosen) {}

  @Override
  public Change initiative(Table table, Grant grant) {
    return Telepathic.zero(table, grant);
  }
}
