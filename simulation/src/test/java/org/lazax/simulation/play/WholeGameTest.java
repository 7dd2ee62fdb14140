package org.lazax.simulation.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.game.trade.TradeCommand;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.table.Table;
import org.lazax.table.trade.Offer;

final class WholeGameTest {

  @Test
  void theSameSeedGivesTheSameGame() {
    assertThat(commits(7)).isEqualTo(commits(7));
  }

  @Test
  void anotherSeedGivesAnotherGame() {
    assertThat(commits(7)).isNotEqualTo(commits(8));
  }

  @Test
  void anOfferThatItsPlayerWithdrawsIsNotAnswered() {
    List<Command> trades = new ArrayList<>();
    WholeGame.of(7, 3, Fickle::new)
        .onCommand(command -> {
          if (command instanceof TradeCommand) {
            trades.add(command);
          }
        })
        .play();

    assertThat(trades)
        .hasAtLeastOneElementOfType(WithdrawOffer.class)
        .hasOnlyElementsOfTypes(OfferTransaction.class, WithdrawOffer.class);
  }

  /** A random bot that withdraws every offer. */
  private record Fickle(RandomBot bot) implements Bot {
    Fickle(long seed) {
      this(new RandomBot(seed));
    }

    @Override
    public FilledForm play(Table table, Seat seat, List<Option> options) {
      return bot.play(table, seat, options);
    }

    @Override
    public boolean withdraws(Offer offer) {
      return true;
    }
  }

  private static List<LocalCommit> commits(long seed) {
    return WholeGame.of(seed, 3, RandomBot::new).play().game().commits();
  }
}
