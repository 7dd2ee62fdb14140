package org.lazax.rules.council;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.ActingLaws;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaShown;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.event.council.LawPurged;
import org.lazax.table.event.council.LawRevised;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.event.planets.CardDetached;

/** Laws that enter play and leave it. Some are attached to the elected planet. */
public final class Laws {
  private Laws() {}

  /** Whether this law is in play. */
  public static boolean isInPlay(Table table, AgendaId agenda) {
    return table.council().law(agenda).isPresent();
  }

  /**
   * A law enters play, and is attached to its planet if it is such a law. A law that is in play
   * already stays there, with what it elects now. Rules: agenda_card.3,
   * agenda/miscount_disclosed.N2.
   */
  public static List<TableEvent> enter(Table table, Law law) {
    Optional<Law> old = table.council().law(law.agenda());
    Law now = law.exhausted(old.filter(Law::exhausted).isPresent());
    if (old.filter(now::equals).isPresent()) {
      return List.of();
    }
    List<TableEvent> events = new ArrayList<>();
    old.ifPresent(there -> events.addAll(detached(table, there)));
    events.add(old.isPresent() ? new LawRevised(now) : new LawEntered(now));
    old.filter(there -> !there.owner().equals(now.owner()))
        .ifPresent(there -> events.addAll(lost(table, there)));
    planet(table, law)
        .ifPresent(planet -> events.add(new CardAttached(planet, ComponentRef.of(law.agenda()))));
    return events;
  }

  /**
   * An agenda is discarded, which may be a law that is voted on again. Rules: agenda_card.5,
   * agenda/miscount_disclosed.N5.
   */
  public static List<TableEvent> discard(Table table, AgendaId agenda) {
    List<TableEvent> events = new ArrayList<>();
    if (isInPlay(table, agenda)) {
      events.addAll(leave(table, agenda));
    } else if (!table.council().discarded().contains(agenda)) {
      events.add(new AgendaDiscarded(agenda));
    }
    return events;
  }

  /**
   * An agenda that players vote on or would vote on is discarded, together with the one that it
   * conceals. Rule: agenda/covert_legislation.N3.
   */
  public static List<TableEvent> discard(Table table, Agenda agenda) {
    List<TableEvent> events = discard(table, agenda.agenda());
    agenda
        .concealed()
        .flatMap(_ -> table.council().concealed())
        .ifPresent(unread -> {
          events.add(new AgendaShown(unread));
          events.add(new AgendaDiscarded(unread));
        });
    return events;
  }

  /** A law leaves play, and its planet. What it has allowed ends. */
  public static List<TableEvent> leave(Table table, AgendaId agenda) {
    return without(table, agenda, new LawLeft(agenda));
  }

  /** The laws that are attached to a planet leave the game with it. Rule: attach.2.2. */
  public static List<TableEvent> purge(Table table, PlanetId planet) {
    return table.council().laws().stream()
        .filter(law -> planet(table, law).filter(planet::equals).isPresent())
        .flatMap(law -> without(table, law.agenda(), new LawPurged(law.agenda())).stream())
        .toList();
  }

  private static List<TableEvent> without(Table table, AgendaId agenda, TableEvent leaving) {
    List<TableEvent> events = new ArrayList<>();
    Optional<Law> left = table.council().law(agenda);
    left.ifPresent(law -> events.addAll(detached(table, law)));
    events.add(leaving);
    Ruleset.hooks(table, ComponentRef.of(agenda), LeavingLaw.class)
        .ifPresent(law -> events.addAll(law.leaving(table)));
    left.ifPresent(law -> events.addAll(lost(table, law)));
    return events;
  }

  /** What follows when the owner of a law that has an effect loses its card. */
  private static List<TableEvent> lost(Table table, Law law) {
    return law.owner()
        .filter(_ -> !ActingLaws.areBlank(table))
        .flatMap(owner ->
            Ruleset.hooks(table, ComponentRef.of(law.agenda()), LeavingLaw.class)
                .map(hook -> hook.lostBy(table, owner)))
        .orElse(List.of());
  }

  private static List<CardDetached> detached(Table table, Law law) {
    ComponentRef card = ComponentRef.of(law.agenda());
    return planet(table, law)
        .filter(planet ->
            table.planets().attachedTo(planet).stream().anyMatch(at -> at.card().equals(card)))
        .map(planet -> new CardDetached(planet, card))
        .stream()
        .toList();
  }

  /** The planet to which this law is attached; empty if it is not in play or elects none. */
  public static Optional<PlanetId> planet(Table table, AgendaId agenda) {
    return table.council().law(agenda).flatMap(law -> planet(table, law));
  }

  private static Optional<PlanetId> planet(Table table, Law law) {
    return table
        .catalog()
        .agenda(law.agenda())
        .attaches()
        .flatMap(_ -> law.elected())
        .map(planet -> new PlanetId(planet.value()));
  }
}
