package org.lazax.simulation.bot;

import java.util.List;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.Table;

/**
 * A bot that fills in a random form randomly. All options have the same probability, and so have
 * the forms of one option.
 */
public final class RandomBot implements Bot {
  private final SplittableRandom random;
  private final FormFiller filler;

  public RandomBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    return filler.fill(pick(pick(options).forms()));
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
