package org.lazax.game.tokens;

import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.game.state.GameState;
import org.lazax.rules.tokens.TokenGains;
import org.lazax.table.Table;
import org.lazax.table.tokens.Tokens;

/** Distributes all tokens of a command sheet. */
public final class Distribution {
  private Distribution() {}

  /**
   * Distributes the tokens of the sheet and those gained. Refuses any other number of tokens, and
   * more in the fleet pool than can lie there.
   *
   * @param rule the rule that a refusal names
   */
  public static void lay(
      Draft<GameState, Table> draft, Seat seat, Tokens wanted, int gained, String rule) {
    Tokens now = draft.table().player(seat).tokens();
    if (!TokenGains.isGain(wanted) || wanted.onSheet() != now.onSheet() + gained) {
      throw new RefusalException(
          Refusal.rule(
                  rule, "all tokens of the sheet and those gained are laid on it, and none besides")
              .with("now", now)
              .with("gained", gained)
              .with("tokens", wanted));
    }
    draft.addAll(TokenGains.redistribution(seat, now, wanted));
  }
}
