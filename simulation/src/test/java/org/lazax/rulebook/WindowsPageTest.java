package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rulebook.WindowsPage.Row;
import org.lazax.rulebook.WindowsPage.Step;
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
          "map moment", "needs the unlocked commander of the Ghosts of Creuss",
          "map effect", "needs the unlocked commander of the Ghosts of Creuss");

  private final WindowsPage page = page();

  @Test
  void everyProcedureOpensTheWindowsOfItsRowsOrNone() {
    for (Decider<?, Table> decider : Services.all()) {
      for (Conductor<?, ?, ?, ?> conductor : conductors(decider)) {
        String procedure = WireTypes.nameOf(conductor.procedure());
        boolean asks = !(conductor instanceof NonInteractiveConductor<?, ?, ?>);

        assertThat(rows(decider.service(), procedure).findAny().isPresent())
            .as("%s of %s has a row of a window", procedure, decider.service())
            .isEqualTo(asks);
        assertThat(page.steps().contains(new Step(decider.service(), procedure)))
            .as("%s of %s is a step without windows", procedure, decider.service())
            .isEqualTo(!asks);
      }
    }
  }

  @Test
  void theTablesNameNothingElse() {
    Set<Step> conducted =
        Services.all().stream()
            .flatMap(decider ->
                conductors(decider).stream()
                    .map(conductor ->
                        new Step(decider.service(), WireTypes.nameOf(conductor.procedure()))))
            .collect(Collectors.toSet());

    assertThat(conducted).containsAll(page.steps());
    assertThat(page.windows())
        .allSatisfy(row -> assertThat(conducted).contains(new Step(row.service(), row.procedure())))
        .allSatisfy(row -> assertThat(row.commands()).containsAll(row.silence()));
  }

  @Test
  void everyWindowTakesTheCommandsOfItsRow() {
    for (Decider<?, Table> decider : Services.all()) {
      for (Conductor<?, ?, ?, ?> conductor : conductors(decider)) {
        String procedure = WireTypes.nameOf(conductor.procedure());

        assertThat(commands(decider, conductor.commands()))
            .as("commands that answer %s", procedure)
            .containsAll(
                rows(decider.service(), procedure)
                    .flatMap(row -> row.commands().stream())
                    .toList());
      }
    }
  }

  @Test
  void everyCommandIsOnThePage() throws IOException {
    Set<String> named = new TreeSet<>(page.beside());
    page.windows().forEach(row -> named.addAll(row.commands()));
    named.add("game.create-game");

    assertThat(named)
        .isEqualTo(
            Services.all().stream()
                .flatMap(decider -> commands(decider, Command.class).stream())
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
    assertThat(beside).isEqualTo(page.beside());
  }

  private Row meet(WholeGame game, Table table, Window window) {
    Frame frame = table.kernel().frame().orElseThrow();
    Service service = frame.procedure().owner();
    String procedure = WireTypes.nameOf(frame.procedure().getClass());
    List<Row> rows =
        rows(service, procedure).filter(row -> row.isNamed(window) && row.awaits(window)).toList();

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
    taken.addAll(page.beside());
    for (Seat seat : window.awaited()) {
      assertThat(decider.options(game.game().position(decider), seat))
          .extracting(option -> option.form().command())
          .as("options in %s", window)
          .isSubsetOf(taken);
      assertThat(decider.defaultAnswer(game.game().position(decider), seat))
          .as("silence in %s", window)
          .hasValueSatisfying(
              command -> assertThat(row.silence()).contains(WireTypes.nameOf(command.getClass())));
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

  private Stream<Row> rows(Service service, String procedure) {
    return page.windows().stream().filter(row -> row.isOf(service, procedure));
  }

  private static Collection<? extends Conductor<?, ?, ?, ?>> conductors(Decider<?, Table> decider) {
    return ((ProcedureDecider<?, Table>) decider).conductors();
  }

  private static Set<String> commands(Decider<?, Table> decider, Class<?> kind) {
    return decider.wire().all().stream()
        .filter(Command.class::isAssignableFrom)
        .filter(kind::isAssignableFrom)
        .map(WireTypes::nameOf)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static WindowsPage page() {
    try {
      return WindowsPage.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
