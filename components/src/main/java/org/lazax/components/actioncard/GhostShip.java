package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * The player places a destroyer in a system with a wormhole that is no home system and has no ships
 * of other players. Rules: action_card/ghost_ship.N1 to action_card/ghost_ship.N4.
 */
public final class GhostShip extends ComponentActionCard {
  private static final String SYSTEM = "system";

  @Override
  public boolean possible(Table table, Grant grant) {
    return UnitPlacement.has(table, grant.user(), UnitType.DESTROYER)
        && !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.galaxy().tile(system).isHome())
        .filter(system -> !Starmap.of(table).wormholes(system).isEmpty())
        .filter(system ->
            table.units().ships(system).stream()
                .allMatch(ship -> ship.owner().equals(grant.user())))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return soFar.has(SYSTEM)
        ? UnitPlacement.asks(table, grant.user(), UnitType.DESTROYER, soFar)
        : Optional.of(Ask.one(SYSTEM, systems(table, grant)));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Place space = Place.space(SystemId.of(chosen.one(SYSTEM).orElseThrow()));
    UnitPlacement.place(draft, grant.user(), UnitType.DESTROYER, space, chosen);
  }
}
