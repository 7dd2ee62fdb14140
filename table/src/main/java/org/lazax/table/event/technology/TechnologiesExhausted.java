package org.lazax.table.event.technology;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;

/** A player's technology cards are exhausted. Rules: exhausted.1, readied.3.1. */
@WireType("table.technologies-exhausted.v1")
public record TechnologiesExhausted(Seat seat, List<TechnologyId> technologies)
    implements TableEvent {
  public TechnologiesExhausted {
    technologies = List.copyOf(technologies);
  }

  /** Whether the text of a technology exhausts its card. */
  public static boolean says(Table table, TechnologyId technology) {
    return table
        .catalog()
        .technology(technology)
        .exhausts(table.settings().playsFirstPrintOf(ComponentRef.of(technology)));
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(
        seat,
        player -> {
          Set<TechnologyId> now = new TreeSet<>(player.exhaustedTechnologies());
          now.addAll(technologies);
          return player.withExhaustedTechnologies(now);
        });
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Player player = table.player(seat);
    return technologies.stream()
        .filter(technology ->
            !(player.owns(technology) || CopiesTechnologies.of(table, seat).contains(technology))
                || player.exhaustedTechnologies().contains(technology)
                || !says(table, technology))
        .findFirst()
        .map(technology ->
            Refusal.rule(
                    "exhausted.1",
                    "only a readied technology of one's own that says so can be exhausted")
                .with("technology", technology)
                .with("seat", seat));
  }
}
