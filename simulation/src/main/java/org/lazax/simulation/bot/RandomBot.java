package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.Table;

/** Takes any option, all alike likely, and fills it in by chance. */
public final class RandomBot implements Bot {
  private final Luck luck;

  public RandomBot(long seed) {
    this.luck = new Luck(seed);
  }

  @Override
  public Command play(Table table, Seat seat, List<Option> options) {
    return Choices.choose(luck.pick(options), luck);
  }
}
