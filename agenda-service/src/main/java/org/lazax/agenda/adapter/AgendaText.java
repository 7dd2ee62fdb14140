package org.lazax.agenda.adapter;

import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.AgendaId;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * What an agenda card says.
 *
 * @param effects what each side does, by {@code for} and {@code against}; by {@code elect} for an
 *     election
 */
record AgendaText(String name, Map<String, String> effects) {
  static AgendaText of(Table table, AgendaId agenda) {
    Agenda card = table.catalog().agenda(agenda);
    Map<String, String> effects = new TreeMap<>();
    card.ifFor().ifPresent(text -> effects.put(AgendaOutcome.FOR.value(), text));
    card.ifAgainst().ifPresent(text -> effects.put(AgendaOutcome.AGAINST.value(), text));
    card.effect().ifPresent(text -> effects.put("elect", text));
    return new AgendaText(card.name(), effects);
  }

  /** What a law does while it is in force. What its outcome Against does is left out. */
  static AgendaText inForce(Table table, AgendaId law) {
    AgendaText text = of(table, law);
    Map<String, String> effects = new TreeMap<>(text.effects);
    effects.remove(AgendaOutcome.AGAINST.value());
    return new AgendaText(text.name, effects);
  }
}
