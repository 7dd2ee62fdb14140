package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.table.Table;

/**
 * Every secret objective is in the deck, in one hand, or scored by one player; by several only if
 * it was made public.
 */
final class Secrets {
  private Secrets() {}

  static List<String> violations(Table table) {
    List<ObjectiveId> out = new ArrayList<>();
    table.players().values().forEach(player -> out.addAll(player.secrets()));
    table
        .objectives()
        .scored()
        .forEach((objective, seats) -> {
          if (table.catalog().secretObjectives().containsKey(objective)) {
            seats.stream()
                .limit(table.objectives().isPublic(objective) ? 1 : seats.size())
                .forEach(_ -> out.add(objective));
          }
        });
    Set<ObjectiveId> each = new HashSet<>(out);
    return each.size() == out.size() && each.equals(table.objectives().secretsOut())
        ? List.of()
        : List.of(
            "the secrets out are " + out + ", recorded as " + table.objectives().secretsOut());
  }
}
