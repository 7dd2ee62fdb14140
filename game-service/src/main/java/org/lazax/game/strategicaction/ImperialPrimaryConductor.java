package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.game.Game;
import org.lazax.game.GameConductor;
import org.lazax.game.objectives.Scorable;
import org.lazax.game.secrets.SecretDeck;
import org.lazax.game.strategicaction.ImperialCommand.DeclineImperial;
import org.lazax.game.strategicaction.ImperialCommand.DrawSecretObjective;
import org.lazax.table.Table;
import org.lazax.table.objectives.VictoryPointsGained;
import org.lazax.table.procedure.GameProcedure.DrawSecret;
import org.lazax.table.procedure.GameProcedure.ImperialPrimary;
import org.lazax.table.procedure.GameProcedure.ImperialPrimary.Step;
import org.lazax.table.procedure.GameProcedure.Scoring;

/**
 * A public objective may be scored now; then whoever controls Mecatol Rex gains a point, and
 * anybody else may draw a secret objective. Rules: imperial.2, imperial.N2, imperial.N3.
 */
public final class ImperialPrimaryConductor
    implements GameConductor<ImperialPrimary, ImperialCommand> {
  private static final PlanetId MECATOL_REX = new PlanetId("mecatol_rex");

  @Override
  public Class<ImperialPrimary> procedure() {
    return ImperialPrimary.class;
  }

  @Override
  public Class<ImperialCommand> commands() {
    return ImperialCommand.class;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, ImperialPrimary primary) {
    Seat seat = primary.seat();
    switch (primary.next()) {
      case SCORE -> {
        draft.change(new ImperialPrimary(seat, Step.MECATOL_REX));
        if (!Scorable.by(draft.table(), seat).isEmpty()) {
          draft.call(new Scoring(seat));
        }
      }
      case MECATOL_REX -> {
        if (draft.table().planets().controls(seat, MECATOL_REX)) {
          draft.change(new ImperialPrimary(seat, Step.END));
          draft.add(new VictoryPointsGained(seat, 1, "strategy_card/imperial"));
        } else if (SecretDeck.left(draft.table()).isEmpty()) {
          draft.close();
        } else {
          draft.ask("draw-secret", seat);
        }
      }
      case END -> draft.close();
    }
  }

  @Override
  public void answer(Draft<Game, Table> draft, ImperialPrimary primary, ImperialCommand command) {
    draft.answered();
    draft.change(new ImperialPrimary(primary.seat(), Step.END));
    switch (command) {
      case DrawSecretObjective _ -> draft.call(new DrawSecret(primary.seat(), false));
      case DeclineImperial _ -> {}
    }
  }

  @Override
  public List<Option> options(Position<Game, Table> position, ImperialPrimary primary, Seat seat) {
    return List.of(new StrategicOption.SecretDraw(0), new StrategicOption.ImperialDecline());
  }

  @Override
  public Optional<ImperialCommand> silence(
      Position<Game, Table> position, ImperialPrimary primary, Seat seat) {
    return Optional.of(new DeclineImperial());
  }
}
