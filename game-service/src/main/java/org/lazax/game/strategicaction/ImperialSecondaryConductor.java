package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.game.Game;
import org.lazax.game.GameConductor;
import org.lazax.game.strategicaction.ImperialCommand.DeclineImperial;
import org.lazax.game.strategicaction.ImperialCommand.DrawSecretObjective;
import org.lazax.table.Table;
import org.lazax.table.procedure.GameProcedure.DrawSecret;
import org.lazax.table.procedure.GameProcedure.ImperialSecondary;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.TokensMoved;

/** For a strategy token, a secret objective. Rules: imperial.3, command_tokens.5. */
public final class ImperialSecondaryConductor
    implements GameConductor<ImperialSecondary, ImperialCommand> {

  @Override
  public Class<ImperialSecondary> procedure() {
    return ImperialSecondary.class;
  }

  @Override
  public Class<ImperialCommand> commands() {
    return ImperialCommand.class;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, ImperialSecondary secondary) {
    boolean drawn = draft.table().kernel().frame().flatMap(Frame::returned).isPresent();
    if (drawn) {
      draft.close();
    } else {
      draft.ask("imperial-secondary", secondary.seat());
    }
  }

  @Override
  public void answer(
      Draft<Game, Table> draft, ImperialSecondary secondary, ImperialCommand command) {
    draft.answered();
    switch (command) {
      case DrawSecretObjective _ -> {
        draft.add(new TokensMoved(secondary.seat(), Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
        draft.call(new DrawSecret(secondary.seat(), false));
      }
      case DeclineImperial _ -> draft.close();
    }
  }

  @Override
  public List<Option> options(
      Position<Game, Table> position, ImperialSecondary secondary, Seat seat) {
    return List.of(new StrategicOption.SecretDraw(1), new StrategicOption.ImperialDecline());
  }

  @Override
  public Optional<ImperialCommand> silence(
      Position<Game, Table> position, ImperialSecondary secondary, Seat seat) {
    return Optional.of(new DeclineImperial());
  }
}
