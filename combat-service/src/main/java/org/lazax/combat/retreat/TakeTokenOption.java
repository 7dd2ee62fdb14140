package org.lazax.combat.retreat;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.tokens.Pool;

/** The command token for the destination of a retreat comes from one of these pools. */
public record TakeTokenOption(List<Pool> pools) implements Option {
  public TakeTokenOption {
    pools = List.copyOf(pools);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(RetreatCommand.TakeToken.class);
  }
}
