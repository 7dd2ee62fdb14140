package org.lazax.components.faction.naalu;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseEnds;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.strategy.OrderHooks;
import org.lazax.rules.trade.ReturnHooks;
import org.lazax.table.Table;
import org.lazax.table.notes.Note;

/**
 * Its holder has initiative 0 while it has a strategy card, and the owner has not. The note returns
 * at the end of the status phase. If the owner is eliminated before, the note leaves the game, but
 * the holder keeps the initiative in this round. Rules: promissory_note/gift_of_prescience.N1,
 * elimination.10.3.
 */
public final class GiftOfPrescience extends NoteCard<StrategyPhaseEnds>
    implements OrderHooks, ReturnHooks {
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

  /** The owner is eliminated, because no activation returns the note. */
  @Override
  public List<GameEvent> left(Table table, Grant note) {
    return table.kernel().frameOf(Round.class).stream()
        .<GameEvent>map(round -> LastingEffects.until(round.id(), name(), note))
        .toList();
  }
}
