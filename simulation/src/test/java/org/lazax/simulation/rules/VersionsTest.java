package org.lazax.simulation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.verify.Verification;
import org.lazax.components.StandardRules;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.rules.ruleset.RulesetVersion;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.VersionHistory.Since;
import org.lazax.table.Table;
import org.lazax.table.event.setup.RulesChanged;

/** A running game whose services are upgraded one by one to newer rules. */
final class VersionsTest {
  private static final int OLD = RulesetVersion.CURRENT;
  private static final int NEW = OLD + 1;
  private static final long SEED = 6;
  private static final int PLAYERS = 3;

  private final List<Upgraded<?>> services =
      Services.all().stream().<Upgraded<?>>map(Upgraded::new).toList();
  private final Bot bot = new SimpleBot(SEED);
  private final LocalGame<Table> game = new LocalGame<>(services, SEED);

  @Test
  void aGameWithoutAnUpgradeRecordsItsVersionInTheGenesisOnly() {
    begin();
    playUntil(Long.MAX_VALUE);

    assertThat(changes()).isEmpty();
    assertThat(game.table().rulesVersion()).contains(OLD);
    assertThat(VersionHistory.of(exported()).all()).containsExactly(new Since(1, OLD));
    assertThat(VersionHistory.of(exported())).hasToString(String.valueOf(OLD));
  }

  @Test
  void servicesOfDifferentVersionsRecordOneChange() {
    begin();
    long before = game.head().seq();
    services.getFirst().to(NEW);
    playUntil(Long.MAX_VALUE);

    assertThat(changes()).containsExactly(new RulesChanged(OLD, NEW));
    LocalCommit change = game.commits().stream().filter(VersionsTest::changes).toList().getFirst();
    assertThat(change.by()).isEqualTo(services.getFirst().service());
    assertThat(game.commits().subList((int) before, game.commits().size()))
        .extracting(LocalCommit::by)
        .as("others decided after it")
        .hasSizeGreaterThan(50)
        .contains(services.get(1).service());
    VersionHistory history = VersionHistory.of(exported());
    assertThat(history.at(change.stamp().seq() - 1)).isEqualTo(OLD);
    assertThat(history.at(change.stamp().seq())).isEqualTo(NEW);
    assertThat(history.at(game.head().seq())).isEqualTo(NEW);
    assertThat(history).hasToString(OLD + ", from commit " + change.stamp().seq() + " on " + NEW);
  }

  @Test
  void aGameRewoundToBeforeTheUpgradeRecordsTheChangeAgain() {
    begin();
    playUntil(game.head().seq() + 10);
    long before = game.head().seq();
    services.forEach(service -> service.to(NEW));
    playUntil(before + 20);
    game.rewind(before);
    assertThat(changes()).as("the rewind itself records no change").hasSize(1);
    assertThat(game.table().rulesVersion()).contains(OLD);
    playUntil(Long.MAX_VALUE);

    assertThat(changes()).containsExactly(new RulesChanged(OLD, NEW), new RulesChanged(OLD, NEW));
    assertThat(VersionHistory.of(exported()).all())
        .extracting(Since::version)
        .containsExactly(OLD, NEW, OLD, NEW);
    assertThat(Replaying.tableAfter(exported(), Long.MAX_VALUE))
        .isEqualTo(game.table().withRules(StandardRules.RULESET));
  }

  private void begin() {
    GameSetup setup = GameSetups.inPosition(SEED, PLAYERS);
    submit(new Seat(1), setup.game());
    setup.players().forEach(this::submit);
    submit(new Seat(1), new StartGame());
  }

  private void playUntil(long seq) {
    while (!game.isOver() && game.head().seq() < seq) {
      Seat seat = game.kernel().awaiting().map(Window::awaited).orElseThrow().getFirst();
      submit(seat, bot.play(game.table(), seat, game.options(seat)).form().sample().command());
    }
  }

  private void submit(Seat seat, Command command) {
    assertThat(game.submit(seat, command)).isInstanceOf(LocalAnswer.Accepted.class);
  }

  private List<RulesChanged> changes() {
    return game.commits().stream()
        .flatMap(commit -> commit.events().stream())
        .filter(RulesChanged.class::isInstance)
        .map(RulesChanged.class::cast)
        .toList();
  }

  private static boolean changes(LocalCommit commit) {
    return commit.events().stream().anyMatch(RulesChanged.class::isInstance);
  }

  private ExportedLog exported() {
    try {
      byte[] export =
          game.export(Viewer.ALL, KeyPairGenerator.getInstance("Ed25519").generateKeyPair());
      assertThat(Verification.of(export).defect()).isEmpty();
      return ExportReader.read(export);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
