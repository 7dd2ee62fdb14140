package org.lazax.game.politics;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** The choices with Politics. */
public sealed interface PoliticsOption extends Option {
  /** One of these players becomes speaker. */
  record SpeakerChoice(List<Seat> seats) implements PoliticsOption {
    @Override
    public Form form() {
      return Form.of(new NameSpeaker(seats.getFirst())).with(Field.one("speaker", seats));
    }
  }

  /**
   * Each of these agendas is to be put on the top or on the bottom of the deck. They are listed
   * from the top downwards.
   */
  record AgendaReturn(List<AgendaId> agendas) implements PoliticsOption {
    @Override
    public Form form() {
      return Form.of(new ReturnAgendas(agendas, List.of()))
          .with(new Field.Order("top", List.of("top", "bottom"), Candidate.each(agendas)));
    }
  }
}
