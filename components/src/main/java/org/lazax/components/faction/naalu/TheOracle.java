package org.lazax.components.faction.naalu;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.components.card.HandedNote;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseEnds;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * At the end of the status phase each other player gives the owner a promissory note of its hand,
 * and the hero is purged. Rule: leader/the_oracle.N1.
 */
public final class TheOracle extends Card<StatusPhaseEnds> {
  public TheOracle() {
    super(Kind.LEADER, StatusPhaseEnds.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StatusPhaseEnds ends) {
    return grant.isReady(table) && !HandedNote.holders(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StatusPhaseEnds ends, Chosen soFar) {
    return HandedNote.asks(table, HandedNote.holders(table, grant.user()), grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseEnds ends, Chosen chosen) {
    LeaderUses.use(draft, grant);
    HandedNote.giveEach(
        draft, HandedNote.holders(draft.table(), grant.user()), grant.user(), chosen);
  }
}
