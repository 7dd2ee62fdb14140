package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.PlayerElected;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player is elected in place of another one. Rules: action_card/confounding_legal_text.N1 to
 * action_card/confounding_legal_text.N4.
 */
public final class ConfoundingLegalText extends ActionCard<PlayerElected> {
  public ConfoundingLegalText() {
    super(PlayerElected.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, PlayerElected elected) {
    return !elected.player().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlayerElected elected, Chosen chosen) {
    Agenda.elect(draft, grant.user());
  }
}
