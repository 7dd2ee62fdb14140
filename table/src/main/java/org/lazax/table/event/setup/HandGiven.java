package org.lazax.table.event.setup;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.notes.Note;

/** The hand of a player in a given position. Only that player sees it. */
@WireType("table.hand-given.v1")
public record HandGiven(
    Seat seat,
    List<ObjectiveId> secrets,
    List<ActionCardId> actionCards,
    Optional<List<Note>> promissoryNotes)
    implements TableEvent {
  public HandGiven {
    secrets = List.copyOf(secrets);
    actionCards = List.copyOf(actionCards);
    promissoryNotes = promissoryNotes.map(List::copyOf);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    Set<ObjectiveId> out = new LinkedHashSet<>(table.objectives().secretsOut());
    out.addAll(secrets);
    return table
        .withObjectives(table.objectives().withSecretsOut(out))
        .withPlayer(
            seat,
            p ->
                p.withSecrets(secrets)
                    .withActionCards(actionCards)
                    .withNotes(promissoryNotes.orElse(List.of())));
  }
}
