package org.lazax.components.faction.creuss;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.galaxy.TilesSwapped;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;

/**
 * As an action, two systems change places that each hold a wormhole or units of the owner. The home
 * system of the Creuss and the wormhole nexus lie beside the board and stay there. Rule:
 * leader/riftwalker_meian.N1.
 */
final class RiftwalkerMeian extends Card<ComponentAction> implements ActionAbility {
  private static final String SYSTEM = "system";
  private static final String OTHER = "other";

  RiftwalkerMeian() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && systems(table, grant.user()).size() > 1;
  }

  private static List<SystemId> systems(Table table, Seat user) {
    Starmap map = Starmap.of(table);
    return table.galaxy().tiles().stream()
        .filter(tile -> tile.position().isPresent())
        .map(PlacedTile::system)
        .filter(table.galaxy()::has)
        .filter(system -> !map.wormholes(system).isEmpty() || hasUnits(table, user, system))
        .sorted()
        .toList();
  }

  private static boolean hasUnits(Table table, Seat user, SystemId system) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .anyMatch(stack -> stack.owner().equals(user));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant.user()))
        .or(() ->
            Ask.once(
                OTHER,
                soFar,
                () ->
                    systems(table, grant.user()).stream()
                        .filter(system -> !system.equals(chosen(soFar, SYSTEM)))
                        .toList()));
  }

  private static SystemId chosen(Chosen chosen, String about) {
    return SystemId.of(chosen.one(about).orElseThrow());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.add(new TilesSwapped(chosen(chosen, SYSTEM), chosen(chosen, OTHER)));
  }
}
