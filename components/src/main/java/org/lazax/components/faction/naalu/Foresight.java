package org.lazax.components.faction.naalu;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.ShipsCame;
import org.lazax.rules.combat.retreat.Destinations;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * After another player has moved ships to ships of the owner, the owner may place a command token
 * of its strategy pool in an adjacent system without ships of others and move its ships there. The
 * token is not spent, and the move is no retreat. Rules: faction_ability/foresight.N1 to
 * faction_ability/foresight.N8.
 */
public final class Foresight extends Card<ShipsCame> {
  private static final String TO = "to";

  public Foresight() {
    super(Kind.FACTION_ABILITY, ShipsCame.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ShipsCame came) {
    return !came.active().equals(grant.user())
        && table.player(grant.user()).tokens().strategy() > 0
        && !table.units().ships(came.system(), grant.user()).isEmpty()
        && !destinations(table, grant, came).isEmpty();
  }

  private static List<SystemId> destinations(Table table, Grant grant, ShipsCame came) {
    return Destinations.refuges(table, came.system(), grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ShipsCame came, Chosen soFar) {
    return Ask.once(TO, soFar, () -> destinations(table, grant, came));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ShipsCame came, Chosen chosen) {
    SystemId to = SystemId.of(chosen.one(TO).orElseThrow());
    draft.add(new TokenPlaced(grant.user(), Pool.STRATEGY, to));
    draft.call(Relocation.movedBy(grant.user(), grant.user(), came.system(), List.of(to)));
  }
}
