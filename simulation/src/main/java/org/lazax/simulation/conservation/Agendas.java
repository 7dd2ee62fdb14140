package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;
import org.lazax.table.council.Law;

/** Every agenda is in the deck, a law in play, discarded, or the one that is voted on. */
final class Agendas {
  private Agendas() {}

  static List<String> broken(Table table) {
    List<AgendaId> out = new ArrayList<>(table.council().discarded());
    table.council().laws().stream().map(Law::agenda).forEach(out::add);
    table
        .kernel()
        .within(Agenda.class)
        .filter(agenda -> !agenda.resolved())
        .map(Agenda::agenda)
        .ifPresent(out::add);
    List<AgendaId> drawn = table.council().drawn();
    boolean whole =
        out.size() == drawn.size()
            && new HashSet<>(out).size() == out.size()
            && out.containsAll(drawn);
    return whole || table.ending().isPresent()
        ? List.of()
        : List.of("the agendas out are " + out + ", said to be " + drawn);
  }
}
