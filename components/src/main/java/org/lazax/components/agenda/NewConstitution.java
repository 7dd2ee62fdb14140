package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.council.Laws;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.council.Law;

/**
 * All laws in play are discarded, and each player exhausts its home planets when the next strategy
 * phase begins. It is replaced by another agenda if no law is in play. Rule:
 * agenda/new_constitution.N1.
 */
public final class NewConstitution implements WithAbilities, AgendaEffect {
  private final LaterExhaustion later = LaterExhaustion.all(ref(), HomePlanets::of);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/new_constitution");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(later);
  }

  @Override
  public boolean stands(Table table) {
    return !table.council().laws().isEmpty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.FOR)) {
      for (Law law : draft.table().council().laws()) {
        draft.addAll(Laws.leave(draft.table(), law.agenda()));
      }
      later.await(draft, Voters.inOrder(draft.table()));
    }
  }
}
