package org.lazax.components.faction.sardakknorr;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.GalaxyComponents;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.leaders.LandingSources;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Ground forces land from planets of the active system and of systems next to it without a command
 * token of their own, where their ships could move. Rules: leader/ghom_sekkus.N2,
 * leader/ghom_sekkus.N8 to leader/ghom_sekkus.N8.5.
 */
public final class GhomSekkus implements Component, LandingSources {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/ghom_sekkus");
  }

  @Override
  public Missing missing() {
    return Missing.part("landing where others have to be paid for it");
  }

  @Override
  public List<Place> planets(Table table, Seat user, SystemId active) {
    return table.units().at().entrySet().stream()
        .filter(at -> !at.getKey().isSpace())
        .filter(at ->
            at.getValue().stream()
                .anyMatch(
                    stack -> stack.owner().equals(user) && LandingSources.mayCome(table, stack)))
        .map(at -> at.getKey())
        .filter(place -> mayCome(table, user, place.system(), active))
        .toList();
  }

  private static boolean mayCome(Table table, Seat user, SystemId from, SystemId active) {
    if (from.equals(active)) {
      return true;
    }
    Starmap map = Starmap.seenBy(table, user);
    return !table.tokens().getOrDefault(from, Set.of()).contains(user)
        && map.anomalies(active).stream()
            .noneMatch(GalaxyComponents.closedIfActive(table, user)::contains)
        && !map.passages(from, active).isEmpty();
  }
}
