package org.lazax.game.tokens;

import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * The tokens of the command sheet are to be distributed.
 *
 * @param now the current tokens
 * @param gained the number of tokens that are added
 */
public record TokenDistribution(Tokens now, int gained) implements Option {
  @Override
  public Form form() {
    int all = now.onSheet() + gained;
    return Form.of(new DistributeTokens(now.plus(Pool.TACTIC, gained)))
        .with(new Field.Amounts("tokens", Bounds.exactly(all), Pool.candidates(all)));
  }
}
