package org.lazax.components.note;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandHooks;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * Until the agenda is settled, the owner neither votes nor plays action cards nor uses abilities of
 * its faction. Those that act by themselves go on. Rules: promissory_note/political_secret.N1 to
 * promissory_note/political_secret.N3.
 */
public final class PoliticalSecret extends NoteCard<AgendaRevealed>
    implements VoteHooks, HandHooks {
  public PoliticalSecret() {
    super(AgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaRevealed revealed) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaRevealed revealed, Chosen chosen) {
    Seat owner = owner(draft.table(), grant);
    draft.add(LastingEffects.until(Agenda.frame(draft.table()), name(), new Grant(ref(), owner)));
  }

  /** The effect is the owner's. The note itself lies before another player until it returns. */
  private static boolean isSilenced(Table table, Grant grant) {
    return LastingEffects.is(table, grant);
  }

  @Override
  public boolean mayVote(Table table, Grant grant) {
    return !isSilenced(table, grant);
  }

  @Override
  public boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card) {
    boolean forbidden = card.kind() == Kind.ACTION_CARD || card.kind() == Kind.FACTION_ABILITY;
    return !forbidden || !player.equals(grant.user()) || !isSilenced(table, grant);
  }
}
