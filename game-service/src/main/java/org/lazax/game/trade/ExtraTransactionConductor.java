package org.lazax.game.trade;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.procedure.GameProcedure.ExtraTransaction;
import org.lazax.table.Table;

/**
 * Waits while two players may make an extra transaction. They offer and accept as always ({@link
 * Trade}). It is over when they have made it, or when the player who was allowed it does without.
 */
@Asks(
    value = "extra-transaction",
    awaited = "The player who may make the transaction. Both players may make offers.",
    silence = "`let-pass`: no transaction is made")
public final class ExtraTransactionConductor implements GameConductor<ExtraTransaction, LetPass> {
  private static final LetPass PASS = new LetPass(Service.GAME);

  @Override
  public Class<ExtraTransaction> procedure() {
    return ExtraTransaction.class;
  }

  @Override
  public Class<LetPass> commands() {
    return LetPass.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ExtraTransaction extra) {
    Table table = draft.table();
    if (table.player(extra.seat()).eliminated() || table.player(extra.partner()).eliminated()) {
      draft.close();
    } else {
      draft.ask("extra-transaction", extra.seat());
    }
  }

  @Override
  public void answer(Draft<GameState, Table> draft, ExtraTransaction extra, LetPass command) {
    draft.answered();
    draft.close();
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, ExtraTransaction extra, Seat seat) {
    return List.of(
        new AbilityOption.Passing(
            PASS,
            "Make no extra transaction",
            "An extra transaction with %s is possible".formatted(extra.partner())));
  }

  @Override
  public Optional<LetPass> defaultAnswer(
      Position<GameState, Table> position, ExtraTransaction extra, Seat seat) {
    return Optional.of(PASS);
  }
}
