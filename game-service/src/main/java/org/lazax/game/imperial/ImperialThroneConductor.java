package org.lazax.game.imperial;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.imperial.ImperialCommand.DeclineImperial;
import org.lazax.game.imperial.ImperialCommand.DrawSecretObjective;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.ImperialPointGained;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.procedure.StrategyCardProcedure.ImperialThrone;
import org.lazax.rules.scoring.SecretDeck;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.VictoryPointsGained;

/**
 * The player gains a victory point if it controls Mecatol Rex, and otherwise may draw a secret
 * objective. Rules: imperial.2, imperial.N2, imperial.N3.
 */
@Asks(
    value = "draw-secret",
    awaited = "The player who uses Imperial and does not control Mecatol Rex.",
    silence = "`decline-imperial`")
public final class ImperialThroneConductor
    implements GameConductor<ImperialThrone, ImperialCommand> {
  @Override
  public Class<ImperialThrone> procedure() {
    return ImperialThrone.class;
  }

  @Override
  public Class<ImperialCommand> commands() {
    return ImperialCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ImperialThrone throne) {
    Seat seat = throne.seat();
    boolean drawn = draft.table().kernel().frame().flatMap(Frame::returned).isPresent();
    if (drawn) {
      draft.close();
    } else if (draft.table().planets().controls(seat, PlanetId.MECATOL_REX)) {
      draft.add(new VictoryPointsGained(seat, 1, "strategy_card/imperial"));
      draft.close();
      Seat active = ResolutionOrder.first(draft.table());
      GameMoments.MOMENTS.occur(draft, new ImperialPointGained(active, seat));
    } else if (SecretDeck.left(draft.table()).isEmpty()) {
      draft.close();
    } else {
      draft.ask("draw-secret", seat);
    }
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, ImperialThrone throne, ImperialCommand command) {
    draft.answered();
    switch (command) {
      case DrawSecretObjective _ -> draft.call(new DrawSecret(throne.seat()));
      case DeclineImperial _ -> draft.close();
    }
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, ImperialThrone throne, Seat seat) {
    return List.of(Option.plain(new DrawSecretObjective()), Option.plain(new DeclineImperial()));
  }

  @Override
  public Optional<ImperialCommand> defaultAnswer(
      Position<GameState, Table> position, ImperialThrone throne, Seat seat) {
    return Optional.of(new DeclineImperial());
  }
}
