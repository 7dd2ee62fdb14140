package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.invasion.Targets;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/** The dice that are rolled against each planet once the targets are chosen. */
public final class BombardmentDice {
  private BombardmentDice() {}

  /**
   * The units that fire at each planet, with their dice. A die that one unit rolls in addition is
   * rolled once for all targets together; the player may leave it out. Rule: bombardment.N7.1.
   */
  public static Map<PlanetId, List<UnitDice>> aimed(Table table, Bombardment bombardment) {
    Map<PlanetId, List<UnitDice>> aimed = new TreeMap<>();
    Map<Like, Integer> fired = new HashMap<>();
    boolean extra = !bombardment.progress().withoutExtraDice().orElse(false);
    bombardment
        .progress()
        .aims()
        .forEach((planet, counts) ->
            counts.forEach((type, count) -> {
              Place place = Place.on(bombardment.system(), planet);
              int left = count;
              for (UnitDice battery : Targets.batteries(table, bombardment, place)) {
                Like like = new Like(battery.type(), battery.mark());
                int before = fired.getOrDefault(like, 0);
                int firing = Math.min(left, battery.units() - before);
                if (battery.type() == type && firing > 0) {
                  aimed
                      .computeIfAbsent(planet, _ -> new ArrayList<>())
                      .add(battery.of(firing, before == 0 && extra));
                  fired.put(like, before + firing);
                  left -= firing;
                }
              }
            }));
    return Collections.unmodifiableMap(aimed);
  }

  /** What tells units that fire from each other. */
  private record Like(UnitType type, Optional<ComponentRef> mark) {}
}
