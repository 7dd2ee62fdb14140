package org.lazax.combat.retreat;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.tokens.Pool;

/** The command token for the destination of a retreat may come from any of these pools. */
public record TakeTokenOption(List<Pool> pools) implements Option {
  public TakeTokenOption {
    pools = List.copyOf(pools);
  }

  @Override
  public Form form() {
    return Form.of(new RetreatCommand.TakeToken(pools.getFirst())).with(Field.one("pool", pools));
  }
}
