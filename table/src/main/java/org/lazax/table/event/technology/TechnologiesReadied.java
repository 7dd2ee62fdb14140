package org.lazax.table.event.technology;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player's technology cards are readied. Rule: readied.1. */
@WireType("table.technologies-readied.v1")
public record TechnologiesReadied(Seat seat, List<TechnologyId> technologies)
    implements TableEvent {
  public TechnologiesReadied {
    technologies = List.copyOf(technologies);
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat,
        player -> {
          Set<TechnologyId> still = new TreeSet<>(player.exhaustedTechnologies());
          technologies.forEach(still::remove);
          return player.withExhaustedTechnologies(still);
        });
  }
}
