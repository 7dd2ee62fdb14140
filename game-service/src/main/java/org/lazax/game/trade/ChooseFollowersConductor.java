package org.lazax.game.trade;

import java.util.HashSet;
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
import org.lazax.rules.procedure.StrategyCardProcedure.ChooseFollowers;
import org.lazax.rules.procedure.StrategyCardProcedure.FreeFollowers;
import org.lazax.table.Table;

/** The player chooses any number of others who follow without cost. Rules: trade.4, trade.4.1. */
@Asks(
    value = "followers",
    awaited = "The player who uses Trade.",
    silence = "`pick-followers`: nobody")
public final class ChooseFollowersConductor
    implements GameConductor<ChooseFollowers, PickFollowers> {
  @Override
  public Class<ChooseFollowers> procedure() {
    return ChooseFollowers.class;
  }

  @Override
  public Class<PickFollowers> commands() {
    return PickFollowers.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ChooseFollowers choice) {
    draft.ask("followers", choice.seat());
  }

  @Override
  public void answer(Draft<GameState, Table> draft, ChooseFollowers choice, PickFollowers command) {
    draft.answered();
    List<Seat> others = others(draft.table(), choice.seat());
    if (!others.containsAll(command.seats())
        || new HashSet<>(command.seats()).size() < command.seats().size()) {
      throw new RefusalException(
          Refusal.rule("trade.4", "other players are picked, each once")
              .with("seats", others)
              .with("picked", command.seats()));
    }
    draft.close(new FreeFollowers(command.seats()));
  }

  private static List<Seat> others(Table table, Seat seat) {
    return table.clockwiseFrom(seat).stream().filter(other -> !other.equals(seat)).toList();
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, ChooseFollowers choice, Seat seat) {
    return List.of(new FollowersOption(others(position.table(), seat)));
  }

  @Override
  public Optional<PickFollowers> defaultAnswer(
      Position<GameState, Table> position, ChooseFollowers choice, Seat seat) {
    return Optional.of(new PickFollowers(List.of()));
  }
}
