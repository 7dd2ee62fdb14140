package org.lazax.game.lobby;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.setup.PositionLaid;
import org.lazax.table.notes.Note;
import org.lazax.table.setup.GivenPosition;

/** Checks what is in play in a given position: laws, promissory notes, and parts of the table. */
final class PositionPlayCheck {
  private final GivenPosition position;

  /** The table as the position lays it out. */
  private final Table laid;

  private PositionPlayCheck(Table table, GivenPosition position) {
    this.position = position;
    this.laid =
        new PositionLaid().fold(table.withGathering(table.gathering().with(Optional.of(position))));
  }

  /**
   * The reason why something in play is refused, if there is one.
   *
   * @param table a table with the players, the galaxy and the parts of the position
   */
  static Optional<Refusal> broken(Table table, GivenPosition position) {
    return new PositionPlayCheck(table, position).check(table);
  }

  private Optional<Refusal> check(Table table) {
    return parts().or(() -> laws(table)).or(this::fleetPools).or(this::notes);
  }

  private Optional<Refusal> parts() {
    List<String> played =
        Ruleset.of(laid).expansions().stream()
            .map(expansion -> expansion.value().replace('_', '-') + ".")
            .toList();
    for (String name : laid.parts().byName().keySet()) {
      if (played.stream().noneMatch(name::startsWith)) {
        return refused("no expansion of this game brings such a part", "part", name);
      }
    }
    List<String> wrong = laid.parts().inconsistencies(laid);
    return wrong.isEmpty()
        ? Optional.empty()
        : refused("the parts of the table are inconsistent", "parts", wrong);
  }

  /** Checks that each law is in play once, and elected what it can elect. */
  private Optional<Refusal> laws(Table before) {
    Table table = before;
    for (Law law : position.laws().orElse(List.of())) {
      LawEntered entered = new LawEntered(law);
      Optional<Agenda> card =
          Optional.ofNullable(laid.catalog().agendas().get(law.agenda()))
              .filter(agenda -> agenda.type() == Agenda.Type.LAW);
      if (card.isEmpty()) {
        return refused("there is no such law", "law", law.agenda());
      }
      Optional<Refusal> broken =
          table
              .guard(entered)
              .or(() ->
                  elected(card.get(), law)
                      ? Optional.empty()
                      : refused("that law has elected something else", "law", law));
      if (broken.isPresent()) {
        return broken;
      }
      table = entered.fold(table);
    }
    return Optional.empty();
  }

  /** Checks that no fleet pool has more tokens than can lie there. */
  private Optional<Refusal> fleetPools() {
    return laid.seats().stream()
        .filter(seat -> FleetPoolLimit.excess(laid, seat) > 0)
        .findFirst()
        .flatMap(seat -> refused("fewer tokens can lie in this fleet pool", "seat", seat));
  }

  /** Whether the law has elected what it can, and lies before whom it has elected. */
  private boolean elected(Agenda card, Law law) {
    return switch (card.outcome()) {
      case FOR_AGAINST -> law.elected().isEmpty() && law.owner().isEmpty();
      case ELECT_PLAYER ->
          possible(card, law) && law.owner().map(AgendaOutcome::elect).equals(law.elected());
      default -> possible(card, law) && law.owner().isEmpty();
    };
  }

  private boolean possible(Agenda card, Law law) {
    return law.elected().filter(Outcomes.of(card.id(), laid)::contains).isPresent();
  }

  /**
   * Checks that each note lies once, before a player who does not own it. Rule: promissory_notes.2.
   */
  private Optional<Refusal> notes() {
    Set<Note> lying = new HashSet<>();
    for (Map.Entry<Seat, List<Note>> area : position.notesInPlay().orElse(Map.of()).entrySet()) {
      if (!laid.players().containsKey(area.getKey())) {
        return refused("this game has fewer seats", "seat", area.getKey());
      }
      for (Note note : area.getValue()) {
        if (!lies(note, area.getKey()) || !lying.add(note)) {
          return refused(
                  "each note of another player that stays in play lies once",
                  "promissoryNote",
                  note)
              .map(refusal -> refusal.with("seat", area.getKey()));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the note stays in play between actions, before this player. */
  private boolean lies(Note id, Seat seat) {
    return Optional.ofNullable(laid.catalog().promissoryNotes().get(id.kind()))
        .filter(note -> note.playArea(asFirstPrinted(note)))
        .filter(note -> note.returns(asFirstPrinted(note)) != PromissoryNote.Returns.AFTER_COMBAT)
        .flatMap(_ -> NoteOwners.of(laid, id))
        .filter(owner -> !owner.equals(seat))
        .isPresent();
  }

  private boolean asFirstPrinted(PromissoryNote note) {
    return laid.settings().playsFirstPrintOf(ComponentRef.of(note.id()));
  }

  private static Optional<Refusal> refused(String detail, String name, Object value) {
    return PositionCheck.refused(detail, name, value);
  }
}
