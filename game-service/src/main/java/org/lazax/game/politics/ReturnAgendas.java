package org.lazax.game.politics;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Lays the agendas looked at on top of the deck or under it. */
@JsonClassDescription(
    "Puts the agendas that the player has looked at back on top of the deck or "
        + "under it. Each is named once.")
@WireType("game.return-agendas")
public record ReturnAgendas(
    @JsonPropertyDescription("The agendas put on top of the deck, the top one first.")
        List<AgendaId> top,
    @JsonPropertyDescription("The agendas put under the deck, the bottom one last.")
        List<AgendaId> bottom)
    implements Command {
  public ReturnAgendas {
    top = List.copyOf(top);
    bottom = List.copyOf(bottom);
  }
}
