package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.lazax.map.movement.ability.Rift;
import org.lazax.map.movement.ability.Ship;
import org.lazax.table.galaxy.SystemId;

/**
 * What a ship meets in the systems where there is something to meet. Ships that meet the same share
 * a chart.
 *
 * @param closed of those systems, by their place among them
 * @param rifts of those that are gravity rifts, in the same order
 */
record Waters(BitSet closed, List<Rift> rifts) {

  static Waters of(Navigation navigation, Ship ship, List<SystemId> systems) {
    BitSet closed = new BitSet(systems.size());
    List<Rift> rifts = new ArrayList<>();
    for (int number = 0; number < systems.size(); number++) {
      SystemId system = systems.get(number);
      if (navigation.passing(ship, system).isPresent()) {
        closed.set(number);
      }
      if (navigation.isRift(system)) {
        rifts.add(navigation.rift(ship, system));
      }
    }
    return new Waters(closed, rifts);
  }
}
