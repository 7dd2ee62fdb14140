package org.lazax.game.politics;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.StrategyCardProcedure.ChooseSpeaker;
import org.lazax.table.Table;
import org.lazax.table.event.setup.SpeakerChosen;

/** The player chooses a speaker other than the current one. Rules: politics.2.1, speaker.6. */
@Asks(
    value = "speaker",
    awaited = "The player who uses Politics.",
    silence = "`name-speaker`: the next player clockwise who may be chosen")
public final class ChooseSpeakerConductor implements GameConductor<ChooseSpeaker, NameSpeaker> {
  @Override
  public Class<ChooseSpeaker> procedure() {
    return ChooseSpeaker.class;
  }

  @Override
  public Class<NameSpeaker> commands() {
    return NameSpeaker.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ChooseSpeaker choice) {
    draft.ask("speaker", choice.seat());
  }

  private static List<Seat> candidates(Table table) {
    return table.seats().stream()
        .filter(seat -> !table.speaker().equals(Optional.of(seat)))
        .toList();
  }

  @Override
  public void answer(Draft<GameState, Table> draft, ChooseSpeaker choice, NameSpeaker command) {
    draft.answered();
    List<Seat> candidates = candidates(draft.table());
    if (!candidates.contains(command.speaker())) {
      throw new RefusalException(
          Refusal.rule("politics.2.1", "somebody other than the speaker becomes speaker")
              .with("seat", command.speaker())
              .with("seats", candidates));
    }
    draft.add(new SpeakerChosen(command.speaker(), Optional.empty()));
    draft.close();
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, ChooseSpeaker choice, Seat seat) {
    return List.of(new PoliticsOption.SpeakerChoice(candidates(position.table())));
  }

  /** Chooses the player itself or, if it is the speaker, the next player clockwise. */
  @Override
  public Optional<NameSpeaker> defaultAnswer(
      Position<GameState, Table> position, ChooseSpeaker choice, Seat seat) {
    List<Seat> candidates = candidates(position.table());
    return position.table().clockwiseFrom(seat).stream()
        .filter(candidates::contains)
        .findFirst()
        .map(NameSpeaker::new);
  }
}
