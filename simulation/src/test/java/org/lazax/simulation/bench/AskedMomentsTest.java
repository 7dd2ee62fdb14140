package org.lazax.simulation.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.simulation.bench.AskedMoments.Tally;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;

final class AskedMomentsTest {

  @Test
  void whoIsAskedPassesByACommandOrByItsOrders() {
    List<Command> commands = new ArrayList<>();
    WholeGame game = WholeGame.of(5, 4, SimpleBot::new).onCommand(commands::add);
    List<LocalCommit> commits = game.play().game().commits();
    AskedMoments once = new AskedMoments();
    once.add(commits);
    long byCommand = commands.stream().filter(LetPass.class::isInstance).count();

    assertThat(once.all().windows()).isPositive();
    assertThat(once.all().asked()).isGreaterThanOrEqualTo(once.all().windows());
    assertThat(once.all().passed()).as("some by orders").isGreaterThan(byCommand);
    assertThat(once.byMoment().values().stream().mapToLong(Tally::windows).sum())
        .isEqualTo(once.all().windows());

    AskedMoments twice = new AskedMoments();
    twice.add(commits);
    twice.add(commits);
    assertThat(twice.all().asked()).isEqualTo(2 * once.all().asked());
  }
}
