package org.lazax.simulation.bot;

import java.util.List;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.game.trade.TradeOption;
import org.lazax.table.Table;

/**
 * A bot that fills in a random form randomly. All options have the same probability, except offers
 * of transactions, and so have the forms of one option.
 */
public final class RandomBot implements Bot {
  /** One in this many chances to offer a transaction is taken, so that games go on. */
  private static final int OFFERS_EVERY = 8;

  private final SplittableRandom random;
  private final FormFiller filler;

  public RandomBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    return filler.fill(pick(pick(open(options)).forms()));
  }

  private List<Option> open(List<Option> options) {
    if (random.nextInt(OFFERS_EVERY) == 0) {
      return options;
    }
    List<Option> others =
        options.stream().filter(option -> !(option instanceof TradeOption.Offering)).toList();
    return others.isEmpty() ? options : others;
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
