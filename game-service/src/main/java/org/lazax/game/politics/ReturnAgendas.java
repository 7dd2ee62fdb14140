package org.lazax.game.politics;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/**
 * Lays the agendas looked at on top of the deck or under it.
 *
 * @param top from the top downwards
 * @param bottom the last one lowest
 */
@WireType("game.return-agendas")
public record ReturnAgendas(List<AgendaId> top, List<AgendaId> bottom) implements Command {
  public ReturnAgendas {
    top = List.copyOf(top);
    bottom = List.copyOf(bottom);
  }
}
