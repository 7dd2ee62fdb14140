package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * A victory point of its owner. Whoever wins a combat against the owner takes the law and the
 * point. If the law leaves play, the point stays. Rule: agenda/shard_of_the_throne.N1.
 */
public final class ShardOfTheThrone extends Card<InFight> implements AgendaEffect {
  public ShardOfTheThrone() {
    super(Kind.AGENDA, InFight.class);
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.add(LawPoint.gained(ref(), Outcomes.elected(outcome)));
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_ENDS.isIn(happens)
        && happens.isParty(grant.user())
        && happens.winner().filter(winner -> !winner.equals(grant.user())).isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Seat winner = happens.winner().orElseThrow();
    draft.addAll(LawPoint.taken(draft.table(), ref(), grant.user(), winner));
  }
}
