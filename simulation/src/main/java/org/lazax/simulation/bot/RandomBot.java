package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.Table;

/** A bot that takes a random option, uniformly distributed, and fills it in randomly. */
public final class RandomBot implements Bot {
  private final RandomSource random;

  public RandomBot(long seed) {
    this.random = new RandomSource(seed);
  }

  @Override
  public Command play(Table table, Seat seat, List<Option> options) {
    return Choices.choose(random.pick(options), random);
  }
}
