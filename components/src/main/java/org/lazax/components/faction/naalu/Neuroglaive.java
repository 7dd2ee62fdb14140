package org.lazax.components.faction.naalu;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.FleetToken;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.FleetPool;

/**
 * Another player who activates a system with ships of the owner loses a token of its fleet pool.
 * The fleet limits are checked before any ship moves. Rules: technology/neuroglaive.N1,
 * technology/neuroglaive.N2.
 */
public final class Neuroglaive implements Component, Ability<SystemActivated> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/neuroglaive");
  }

  @Override
  public Class<SystemActivated> trigger() {
    return SystemActivated.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && FleetPool.size(table, activated.active()) > 0
        && !table.units().ships(activated.system(), grant.user()).isEmpty();
  }

  /**
   * Asks which other player's token is returned if the active player has no token of its own in the
   * fleet pool.
   */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return FleetToken.asks(table, activated.active(), soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    FleetToken.putBack(draft, activated.active(), chosen);
  }
}
