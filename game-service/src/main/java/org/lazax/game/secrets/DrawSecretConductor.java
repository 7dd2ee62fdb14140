package org.lazax.game.secrets;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.scoring.SecretDeck;
import org.lazax.rules.scoring.SecretLimit;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretReturned;

/**
 * The player draws a secret objective. A player who then has more than three, counting scored ones,
 * returns one of its hand, which may be the one just drawn. Rules: objective_cards.21,
 * objective_cards.21.1, objective_cards.N8.
 */
@Asks(
    value = "return-secret",
    awaited = "A player with more secret objectives than the limit.",
    silence = "`return-secret`: the one that was drawn last")
public final class DrawSecretConductor implements GameConductor<DrawSecret, ReturnSecret> {
  @Override
  public Class<DrawSecret> procedure() {
    return DrawSecret.class;
  }

  @Override
  public Class<ReturnSecret> commands() {
    return ReturnSecret.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, DrawSecret draw) {
    if (!draw.progress().drawn()) {
      draft.change(draw.drawn());
      draft.add(SecretDeck.draw(draft.table(), draw.seat(), 1, draft.dice()));
    } else if (SecretLimit.isExceeded(draft.table(), draw.seat())) {
      draft.ask("return-secret", draw.seat());
    } else {
      draft.close();
    }
  }

  @Override
  public void answer(Draft<GameState, Table> draft, DrawSecret draw, ReturnSecret command) {
    draft.answered();
    draft.add(new SecretReturned(draw.seat(), command.objective()));
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, DrawSecret draw, Seat seat) {
    return List.of(new SecretReturn(position.table().player(seat).secrets()));
  }

  /** Returns the one that was drawn last. */
  @Override
  public Optional<ReturnSecret> defaultAnswer(
      Position<GameState, Table> position, DrawSecret draw, Seat seat) {
    return Optional.of(new ReturnSecret(position.table().player(seat).secrets().getLast()));
  }
}
