package org.lazax.table.event.objectives;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player draws secret objectives from those left in the deck. Rule: objective_cards.2. */
@WireType("table.secrets-drawn.v1")
public record SecretsDrawn(Seat seat, List<ObjectiveId> objectives, Chance chance)
    implements TableEvent, ChanceEvent {
  public SecretsDrawn {
    objectives = List.copyOf(objectives);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    Set<ObjectiveId> out = new LinkedHashSet<>(table.objectives().secretsOut());
    out.addAll(objectives);
    return table
        .withObjectives(table.objectives().withSecretsOut(out))
        .withPlayer(
            seat,
            p -> {
              List<ObjectiveId> hand = new ArrayList<>(p.secrets());
              hand.addAll(objectives);
              return p.withSecrets(hand);
            });
  }
}
