package org.lazax.game.politics;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** What is to be chosen with Politics. */
public sealed interface PoliticsOption extends Option {
  /** One of these becomes speaker. */
  record SpeakerChoice(List<Seat> seats) implements PoliticsOption {
    @Override
    public Form form() {
      return Form.of(new NameSpeaker(seats.getFirst())).with(Field.one("speaker", seats));
    }
  }

  /** Each of these, from the top of the deck downwards, goes back to the top or to the bottom. */
  record AgendaReturn(List<AgendaId> agendas) implements PoliticsOption {
    @Override
    public Form form() {
      return Form.of(new ReturnAgendas(agendas, List.of()))
          .with(new Field.Order("top", List.of("top", "bottom"), Candidate.each(agendas)));
    }
  }
}
