package org.lazax.components.faction.creuss;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;

/**
 * After a player has activated a system with a wormhole that is no delta, that system is adjacent
 * to each other system with a wormhole in this tactical action, for all players. Rules:
 * leader/emissary_taivra.N1 to leader/emissary_taivra.N5.1.
 */
final class EmissaryTaivra extends Card<SystemActivated> implements GalaxyHooks {
  private static final String SYSTEM = "system";

  EmissaryTaivra() {
    super(Kind.LEADER, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    if (!grant.isReady(table)) {
      return false;
    }
    Starmap map = Starmap.of(table);
    return activated.wormholes().stream().anyMatch(kind -> kind != Wormhole.DELTA)
        && table.galaxy().systems().stream()
            .anyMatch(
                system -> !system.equals(activated.system()) && !map.wormholes(system).isEmpty());
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    LeaderUses.use(draft, grant);
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    Map<String, String> link = Map.of(SYSTEM, activated.system().toString());
    draft.add(LastingEffects.until(action, name(), grant, link));
  }

  @Override
  public List<Set<SystemId>> joinsEach(GalaxyHookView sight) {
    Optional<SystemId> active =
        sight
            .owner()
            .flatMap(owner -> LastingEffects.param(sight.table(), new Grant(ref(), owner), SYSTEM))
            .map(SystemId::of);
    if (active.isEmpty()) {
      return List.of();
    }
    return sight.table().galaxy().systems().stream()
        .filter(system -> !system.equals(active.get()))
        .filter(system -> !sight.wormholes().apply(system).isEmpty())
        .map(system -> Set.of(active.get(), system))
        .collect(Collectors.toUnmodifiableList());
  }
}
