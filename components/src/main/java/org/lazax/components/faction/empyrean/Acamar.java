package org.lazax.components.faction.empyrean;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After ships of any player moved into a system without planets, that player gains a command token.
 * It chooses the pool. Planets that are purged because of that movement were there. Rules:
 * leader/acamar.N1, leader/acamar.N2, leader/adjudicator_baal.N8.
 */
final class Acamar extends Card<ShipsMoved> {
  private static final GainedTokens TOKENS = new GainedTokens(1);

  Acamar() {
    super(Kind.LEADER, ShipsMoved.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ShipsMoved moved) {
    return grant.isReady(table)
        && !moved.planets()
        && table.galaxy().planets(moved.system()).isEmpty()
        && TOKENS.of(table, moved.mover()) > 0;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ShipsMoved moved, Chosen soFar) {
    return TOKENS.asks(table, moved.mover(), soFar).map(ask -> ask.chosenBy(moved.mover()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ShipsMoved moved, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.addAll(TOKENS.gained(moved.mover(), chosen));
  }
}
