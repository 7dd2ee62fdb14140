package org.lazax.game.component.technology;

import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.SystemActivated;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.TokensMoved;

/**
 * Another player who activates a system with ships of one's own loses a token of the fleet pool;
 * the fleets shrink before anything moves. Rule: technology/neuroglaive.N1.
 */
final class Neuroglaive implements Ability<SystemActivated> {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/neuroglaive");
  }

  @Override
  public Class<SystemActivated> moment() {
    return SystemActivated.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && table.player(activated.active()).tokens().fleet() > 0
        && !table.units().ships(activated.system(), grant.user()).isEmpty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(new TokensMoved(activated.active(), Pool.FLEET, Pool.REINFORCEMENTS, 1));
  }
}
