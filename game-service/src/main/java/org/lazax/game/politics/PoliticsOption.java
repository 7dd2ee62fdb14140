package org.lazax.game.politics;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** What is to be chosen with Politics. */
public sealed interface PoliticsOption extends Option {
  /** One of these becomes speaker. */
  record SpeakerChoice(List<Seat> seats) implements PoliticsOption {
    @Override
    public String command() {
      return WireTypes.nameOf(NameSpeaker.class);
    }
  }

  /** Each of these, from the top of the deck downwards, goes back to the top or to the bottom. */
  record AgendaReturn(List<AgendaId> agendas) implements PoliticsOption {
    @Override
    public String command() {
      return WireTypes.nameOf(ReturnAgendas.class);
    }
  }
}
