package org.lazax.components.faction.empyrean;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A frontier token comes to each system without planets that has none. Then the player explores all
 * those in systems with its ships, in the order that it chooses. Rules:
 * leader/conservator_procyon.N1, leader/conservator_procyon.N2.
 */
final class ConservatorProcyon implements Component, ActionAbility {
  private static final String NEXT = "system-";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/conservator_procyon");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table)
        && (!withoutToken(table).isEmpty() || !explored(table, grant.user()).isEmpty());
  }

  private static List<SystemId> withoutToken(Table table) {
    return table.galaxy().systems().stream()
        .filter(system -> table.galaxy().planets(system).isEmpty())
        .filter(system -> !hasToken(table, system))
        .sorted()
        .toList();
  }

  private static boolean hasToken(Table table, SystemId system) {
    return table.galaxy().markers().has(system, Marker.FRONTIER);
  }

  /** The systems whose tokens are explored once all tokens lie there. */
  private static List<SystemId> explored(Table table, Seat seat) {
    return table.galaxy().systems().stream()
        .filter(system -> table.galaxy().planets(system).isEmpty() || hasToken(table, system))
        .filter(system -> !table.units().ships(system, seat).isEmpty())
        .sorted()
        .toList();
  }

  /** One system after another, as long as several are left. */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    List<SystemId> left = new ArrayList<>(explored(table, grant.user()));
    for (int next = 1; left.size() > 1; next++) {
      if (!soFar.has(NEXT + next)) {
        return Optional.of(Ask.one(NEXT + next, left));
      }
      left.remove(SystemId.of(soFar.one(NEXT + next).orElseThrow()));
    }
    return Optional.empty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    List<SystemId> order = order(draft.table(), grant.user(), chosen);
    LeaderUses.use(draft, grant);
    List<SystemId> empty = withoutToken(draft.table());
    if (!empty.isEmpty()) {
      draft.add(new MarkersPlaced(Marker.FRONTIER, empty));
    }
    draft.callInOrder(
        order, system -> Exploration.explore(draft, grant.user(), Place.space(system)));
  }

  private static List<SystemId> order(Table table, Seat seat, Chosen chosen) {
    List<SystemId> order = new ArrayList<>();
    List<SystemId> left = new ArrayList<>(explored(table, seat));
    for (int next = 1; chosen.has(NEXT + next); next++) {
      SystemId system = SystemId.of(chosen.one(NEXT + next).orElseThrow());
      order.add(system);
      left.remove(system);
    }
    order.addAll(left);
    return order;
  }
}
