package org.lazax.components.faction.nekro;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** The technologies of another player that the Nekro Virus can gain. */
final class Copyable {
  private Copyable() {}

  /** Those that it does not own. Faction technologies can only be assimilated. */
  static List<TechnologyId> of(Table table, Seat nekro, Seat other) {
    return table.player(other).technologies().stream()
        .filter(technology -> !table.player(nekro).owns(technology))
        .filter(technology -> table.catalog().technology(technology).faction().isEmpty())
        .toList();
  }
}
