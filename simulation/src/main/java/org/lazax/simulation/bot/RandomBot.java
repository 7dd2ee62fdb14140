package org.lazax.simulation.bot;

import java.util.List;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.game.notes.NoteShowing;
import org.lazax.game.orders.LeavingOrders;
import org.lazax.game.trade.TradeOption;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.table.Table;
import org.lazax.table.trade.Offer;

/**
 * A bot that fills in a random form randomly. All options have the same probability, and so have
 * the forms of one option. So that games go on, it seldom offers transactions, shows notes or
 * changes its standing orders, seldom withdraws an offer, and where it can only pass it mostly does
 * so for the round.
 */
public final class RandomBot implements Bot {
  /** One in this many chances to do what delays a game is taken. */
  private static final int DELAYS_EVERY = 8;

  private final SplittableRandom random;
  private final FormFiller filler;

  public RandomBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    if (random.nextInt(DELAYS_EVERY) == 0) {
      return any(options);
    }
    List<Option> prompt = options.stream().filter(option -> !delays(option)).toList();
    if (prompt.isEmpty()) {
      return any(options);
    }
    return prompt.stream().allMatch(AbilityOption.Passing.class::isInstance)
        ? RoundsOrders.among(options).orElseGet(() -> any(prompt))
        : any(prompt);
  }

  @Override
  public boolean withdraws(Offer offer) {
    return random.nextInt(DELAYS_EVERY) == 0;
  }

  private static boolean delays(Option option) {
    return option instanceof TradeOption.Offering
        || option instanceof LeavingOrders
        || option instanceof NoteShowing;
  }

  private FilledForm any(List<Option> options) {
    return filler.fill(pick(pick(options).forms()));
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
