package org.lazax.components.actioncard;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * After the player has activated a system with ships of another player, it puts two command tokens
 * into its fleet pool, or as many as are left and can lie there.
 */
public final class Rally extends ActionCard<SystemActivated> {
  private static final int TOKENS = 2;

  public Rally() {
    super(SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && tokens(table, grant) > 0
        && table.units().ships(activated.system()).stream()
            .anyMatch(ship -> !ship.owner().equals(grant.user()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(
        new TokensMoved(
            grant.user(), Pool.REINFORCEMENTS, Pool.FLEET, tokens(draft.table(), grant)));
  }

  private static int tokens(Table table, Grant grant) {
    int left = Math.min(TOKENS, TokenSupply.reinforcements(table, grant.user()));
    return Math.min(left, FleetPoolLimit.room(table, grant.user()));
  }
}
