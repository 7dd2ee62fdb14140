package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.table.Table;

/**
 * Adds five votes to those that the player has just cast. Rules:
 * action_card/distinguished_councilor.N1, action_card/distinguished_councilor.N2.
 */
public final class DistinguishedCouncilor extends ActionCard<Voted> {
  private static final int VOTES = 5;

  public DistinguishedCouncilor() {
    super(Voted.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, Voted voted) {
    return voted.voter().equals(grant.user()) && AddedVotes.followCastOnes(table, grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
    Agenda.addVotes(draft, grant.user(), grant.component(), VOTES);
  }
}
