package org.lazax.table.council;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.AgendaId;

/** The agendas that are played with, and what is left of them to draw. */
public final class AgendaDeck {
  private static final List<AgendaId> ALL =
      Catalog.standard().agendas().values().stream()
          .filter(agenda -> agenda.isInDeck(true))
          .map(Agenda::id)
          .toList();

  private AgendaDeck() {}

  /** The whole deck of a game with Prophecy of Kings. */
  public static List<AgendaId> all() {
    return ALL;
  }

  /** Face down in the deck, in no order: which one is on top is drawn when it is looked at. */
  public static List<AgendaId> left(Council council) {
    Set<AgendaId> drawn = Set.copyOf(council.drawn());
    return ALL.stream().filter(agenda -> !drawn.contains(agenda)).toList();
  }
}
