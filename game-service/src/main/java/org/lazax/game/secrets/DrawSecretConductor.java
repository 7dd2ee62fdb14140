package org.lazax.game.secrets;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.Game;
import org.lazax.game.GameConductor;
import org.lazax.rules.procedure.GameProcedure.DrawSecret;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretReturned;

/**
 * A secret is drawn; who then has more than three, scored ones counted, returns one from the hand,
 * even the one just drawn. Rules: objective_cards.21, objective_cards.21.1, objective_cards.N8.
 */
public final class DrawSecretConductor implements GameConductor<DrawSecret, ReturnSecret> {
  /** How many secrets a player may have, scored ones counted. Rule: objective_cards.21. */
  public static final int MOST = 3;

  @Override
  public Class<DrawSecret> procedure() {
    return DrawSecret.class;
  }

  @Override
  public Class<ReturnSecret> commands() {
    return ReturnSecret.class;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, DrawSecret draw) {
    if (!draw.drawn()) {
      draft.change(new DrawSecret(draw.seat(), true));
      draft.add(SecretDeck.draw(draft.table(), draw.seat(), 1, draft.dice()));
    } else if (secrets(draft.table(), draw.seat()) > MOST) {
      draft.ask("return-secret", draw.seat());
    } else {
      draft.close();
    }
  }

  /** How many a player has, in hand and scored: public. Rule: objective_cards.N3. */
  private static int secrets(Table table, Seat seat) {
    long scored =
        table.objectives().scored().entrySet().stream()
            .filter(e -> e.getValue().contains(seat))
            .filter(e -> table.catalog().secretObjectives().containsKey(e.getKey()))
            .count();
    return table.player(seat).secrets().size() + (int) scored;
  }

  @Override
  public void answer(Draft<Game, Table> draft, DrawSecret draw, ReturnSecret command) {
    draft.answered();
    draft.add(new SecretReturned(draw.seat(), command.objective()));
  }

  @Override
  public List<Option> options(Position<Game, Table> position, DrawSecret draw, Seat seat) {
    return List.of(new SecretReturn(position.table().player(seat).secrets()));
  }

  /** The one drawn last. */
  @Override
  public Optional<ReturnSecret> silence(
      Position<Game, Table> position, DrawSecret draw, Seat seat) {
    return Optional.of(new ReturnSecret(position.table().player(seat).secrets().getLast()));
  }
}
