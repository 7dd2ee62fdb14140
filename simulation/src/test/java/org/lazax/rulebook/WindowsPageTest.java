package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rulebook.WindowsPage.Row;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** Compares {@code docs/windows.md} with the conductors, and with the windows of whole games. */
final class WindowsPageTest {
  private static final int GAMES = 24;

  /**
   * Windows that few games meet. Their commands are in the 2,000 games of {@code ./lazax coverage}.
   */
  private static final Map<String, String> SELDOM_MET =
      Map.of(
          "combat choose-planet", "needs ground combats on several planets of one system",
          "combat retreat-token", "needs a retreat without command tokens in the reinforcements",
          "combat single-out", "needs an effect on some units of several types",
          "game dock", "needs several space docks in a home system",
          "game extra-transaction",
              "needs a faction technology and the used agent of another player",
          "map moment", "needs the unlocked commander of the Ghosts of Creuss",
          "map effect", "needs the unlocked commander of the Ghosts of Creuss");

  private final WindowsPage page = WindowsPage.ofThePlatform();
  private final Set<String> besideOnThePage = beside();

  @Test
  void everyConductorThatAsksSaysWhichWindowsItOpens() {
    for (Decider<?, Table> decider : Services.all()) {
      for (Conductor<?, ?, ?, ?> conductor : WindowsPage.conductors(decider)) {
        List<Row> rows = page.rows(decider.service(), WindowsPage.procedure(conductor)).toList();

        assertThat(rows.isEmpty())
            .as("%s says nothing about windows", conductor.getClass())
            .isEqualTo(conductor instanceof NonInteractiveConductor<?, ?, ?>);
        assertThat(
                conductor.commandTypes().stream()
                    .map(type -> WireTypes.nameOf(decider.service(), type)))
            .as("the commands of %s", conductor.getClass())
            .containsExactlyInAnyOrderElementsOf(
                rows.stream().flatMap(row -> row.commands().stream()).distinct().toList());
      }
    }
  }

  @Test
  void silenceIsOneOfTheCommandsThatAnswer() {
    assertThat(page.windows())
        .allSatisfy(
            row -> assertThat(row.commands()).containsAll(WindowsPage.codes(row.silence())));
  }

  @Test
  void everyCommandIsOnThePage() throws IOException {
    Set<String> named = new TreeSet<>(besideOnThePage);
    page.windows().forEach(row -> named.addAll(row.commands()));
    named.add("game.create-game");

    assertThat(named)
        .isEqualTo(
            Services.all().stream()
                .flatMap(decider -> decider.wire().names().entrySet().stream())
                .filter(type -> Command.class.isAssignableFrom(type.getValue()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new)));
    assertThat(WindowsPage.codes(WindowsPage.text())).containsAll(named);
  }

  @Test
  void gamesMeetTheWindowsOfThePageAndNoOther() {
    Set<Row> met = new HashSet<>();
    Set<String> beside = new TreeSet<>();
    for (long seed = 1; seed <= GAMES; seed++) {
      WholeGame game =
          WholeGame.of(seed, GameSetups.of(seed), seed % 2 == 0 ? SimpleBot::new : RandomBot::new);
      game.onCommit((_, table) ->
              table
                  .kernel()
                  .awaiting()
                  .ifPresent(window -> {
                    met.add(meet(game, table, window));
                    beside.addAll(besideAnswers(game, table, window));
                  }))
          .play();
    }

    assertThat(page.windows())
        .filteredOn(row -> !met.contains(row))
        .extracting(Row::name)
        .isSubsetOf(SELDOM_MET.keySet());
    assertThat(page.windows()).extracting(Row::name).containsAll(SELDOM_MET.keySet());
    assertThat(beside).isEqualTo(besideOnThePage);
  }

  private Row meet(WholeGame game, Table table, Window window) {
    Frame frame = table.kernel().frame().orElseThrow();
    Service service = frame.procedure().owner();
    String procedure = WireTypes.nameOf(frame.procedure().getClass());
    List<Row> rows =
        page.rows(service, procedure)
            .filter(row -> row.isNamed(window) && row.awaits(window))
            .toList();

    assertThat(rows).as("rows of %s of %s", window, procedure).hasSize(1);
    Row row = rows.getFirst();
    Services.all().stream()
        .filter(decider -> decider.service() == service)
        .forEach(decider -> compare(game, decider, window, row));
    return row;
  }

  /** Compares the options and the default answers of the awaited players with the row. */
  private <S> void compare(WholeGame game, Decider<S, Table> decider, Window window, Row row) {
    Set<String> taken = new TreeSet<>(row.commands());
    taken.addAll(besideOnThePage);
    for (Seat seat : window.awaited()) {
      assertThat(decider.options(game.game().position(decider), seat))
          .extracting(option -> option.form().command())
          .as("options in %s", window)
          .isSubsetOf(taken);
      assertThat(decider.defaultAnswer(game.game().position(decider), seat))
          .as("silence in %s", window)
          .hasValueSatisfying(command ->
              assertThat(WindowsPage.codes(row.silence())).contains(WireTypes.nameOf(command)));
    }
  }

  /** The commands that players who are not awaited may give. */
  private static Set<String> besideAnswers(WholeGame game, Table table, Window window) {
    return table.seats().stream()
        .filter(seat -> !window.awaited().contains(seat))
        .flatMap(seat -> game.game().options(seat).stream())
        .map(option -> option.form().command())
        .collect(Collectors.toSet());
  }

  private static Set<String> beside() {
    try {
      return WindowsPage.beside();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
