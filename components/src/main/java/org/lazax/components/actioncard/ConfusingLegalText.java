package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.PlayerElected;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The elected player chooses another player, who is elected in its place. Rules:
 * action_card/confusing_legal_text.N1 to action_card/confusing_legal_text.N4.
 */
public final class ConfusingLegalText extends ActionCard<PlayerElected> {
  private static final String PLAYER = "player";

  public ConfusingLegalText() {
    super(PlayerElected.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, PlayerElected elected) {
    return elected.player().equals(grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, PlayerElected elected, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> others(table, grant));
  }

  private static List<Seat> others(Table table, Grant grant) {
    return table.seats().stream().filter(seat -> !seat.equals(grant.user())).toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlayerElected elected, Chosen chosen) {
    Agenda.elect(draft, Seat.of(chosen.one(PLAYER).orElseThrow()));
  }
}
