package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.table.units.UnitStack;

/**
 * The units of one player at a place.
 *
 * @param all how many of each type, with the damaged ones
 * @param damaged how many of them are damaged
 */
record Stacks(
    Map<String, Integer> all,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Integer> damaged) {

  /** The units at a place, by their owners. */
  static Map<String, Stacks> of(List<UnitStack> units) {
    Map<String, Stacks> owners = new TreeMap<>();
    for (UnitStack stack : units) {
      Stacks there =
          owners.computeIfAbsent(
              stack.owner().toString(), _ -> new Stacks(new TreeMap<>(), new TreeMap<>()));
      there.all.merge(stack.type().text(), stack.count(), Integer::sum);
      if (stack.damaged()) {
        there.damaged.merge(stack.type().text(), stack.count(), Integer::sum);
      }
    }
    return owners;
  }
}
