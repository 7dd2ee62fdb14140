package org.lazax.simulation.council;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Form;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.table.Table;

/**
 * A bot that always votes for the same outcome and lets every moment of the council pass. In
 * everything else it acts like another one.
 */
record Elector(Vote vote, Bot otherwise) implements Bot {

  /** An outcome of an agenda, by its place among all of them. */
  enum Vote {
    FOR,
    AGAINST,
    FIRST,
    LAST;

    /** The outcome among these; empty if there is none. */
    <E> Optional<E> among(List<E> outcomes) {
      return switch (this) {
        case FOR, AGAINST ->
            outcomes.stream()
                .filter(outcome -> Candidate.text(outcome).equalsIgnoreCase(name()))
                .findFirst();
        case FIRST -> outcomes.stream().findFirst();
        case LAST -> outcomes.reversed().stream().findFirst();
      };
    }
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    return options.stream()
        .flatMap(option -> option.forms().stream())
        .flatMap(form -> filled(form).stream())
        .findFirst()
        .orElseGet(() -> otherwise.play(table, seat, options));
  }

  private Optional<FilledForm> filled(Form form) {
    return switch (form.command()) {
      case "agenda.let-pass" -> Optional.of(FilledForm.sample(form));
      case "agenda.cast-votes", "agenda.break-tie" ->
          vote.among(form.field("outcome").offered())
              .map(outcome -> new FilledForm(form, Map.of("outcome", outcome)));
      default -> Optional.empty();
    };
  }
}
