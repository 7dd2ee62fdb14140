package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Layer;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawPurged;

/**
 * Every agenda is in the deck, in play as a law, discarded, being voted on, or was purged with a
 * planet. A law in play may be voted on again. A concealed agenda is none of the cards that all
 * have seen.
 */
final class Agendas {
  private final List<AgendaId> purged = new ArrayList<>();

  /** Counts the events of a commit. */
  void count(List<GameEvent> events) {
    for (GameEvent event : events) {
      if (event instanceof LawPurged law) {
        purged.add(law.agenda());
      }
    }
  }

  List<String> violations(Table table) {
    List<AgendaId> out = new ArrayList<>(table.council().discarded());
    out.addAll(purged);
    table.council().laws().stream().map(Law::agenda).forEach(out::add);
    table.kernel().stack().stream()
        .filter(layer -> isPending(layer))
        .map(layer -> ((Agenda) ((Frame) layer).procedure()).agenda())
        .filter(agenda -> !out.contains(agenda))
        .forEach(out::add);
    List<AgendaId> drawn = table.council().drawn();
    boolean consistent =
        out.size() == drawn.size()
            && new HashSet<>(out).size() == out.size()
            && out.containsAll(drawn)
            && table.council().concealed().filter(drawn::contains).isEmpty()
            && table.council().aside().stream().noneMatch(drawn::contains);
    return consistent || table.ending().isPresent()
        ? List.of()
        : List.of("the agendas out are " + out + ", recorded as " + drawn);
  }

  /** One on which players vote in another frame counts there. */
  private static boolean isPending(Layer layer) {
    return layer instanceof Frame frame
        && frame.procedure() instanceof Agenda agenda
        && !agenda.resolved()
        && !agenda.votedOnElsewhere();
  }
}
