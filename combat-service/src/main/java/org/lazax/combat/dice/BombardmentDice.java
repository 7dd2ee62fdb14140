package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.invasion.Targets;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.table.Table;
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
    Set<UnitType> firing = EnumSet.noneOf(UnitType.class);
    bombardment
        .progress()
        .aims()
        .forEach((planet, counts) ->
            counts.forEach((type, count) -> {
              boolean more =
                  firing.add(type) && !bombardment.progress().withoutExtraDice().orElse(false);
              Place place = Place.on(bombardment.system(), planet);
              for (UnitDice battery : Targets.batteries(table, bombardment, place)) {
                if (battery.type() == type) {
                  aimed
                      .computeIfAbsent(planet, _ -> new ArrayList<>())
                      .add(battery.of(count, more));
                }
              }
            }));
    return Collections.unmodifiableMap(aimed);
  }
}
