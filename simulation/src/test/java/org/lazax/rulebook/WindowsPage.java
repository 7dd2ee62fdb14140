package org.lazax.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * What {@code docs/windows.md} says about windows, as the conductors say it.
 *
 * @param windows the windows of all services
 * @param steps the procedures that open no window
 */
record WindowsPage(List<Row> windows, List<Step> steps) {
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /**
   * A kind of window.
   *
   * @param about its name; empty if the procedure gives it a name each time
   * @param commands the commands that answer it
   * @param asks what its conductor says about it
   */
  record Row(
      Service service, Optional<String> about, String procedure, Set<String> commands, Asks asks) {

    /** The service and the name of the window, or of its procedure if the name varies. */
    String name() {
      return service.prefix() + " " + about.orElse(procedure);
    }

    /** What silence means. Commands are named with their service. */
    String silence() {
      return CODE.matcher(asks.silence())
          .replaceAll(code -> "`%s.%s`".formatted(service.prefix(), code.group(1)));
    }

    boolean isOf(Service owner, String conducted) {
      return service == owner && procedure.equals(conducted);
    }

    boolean isNamed(Window window) {
      return about.isEmpty() || about.get().equals(window.about());
    }

    /** Whether the players of a window are those that the row says. */
    boolean awaits(Window window) {
      return switch (asks.players()) {
        case ONE -> window.rule() == PassRule.MUST_ANSWER && window.order().size() == 1;
        case ALL -> window.rule() == PassRule.MUST_ANSWER;
        case IN_TURN -> window.rule() == PassRule.UNTIL_ALL_PASS;
        case ANYBODY -> window.rule() == PassRule.OPEN;
      };
    }

    /** The row of the table. */
    String text() {
      return "| %s | `%s` | %s | %s | %s | %s |\n"
          .formatted(
              about.map(name -> "`" + name + "`").orElseGet(asks::named),
              procedure,
              text(asks.players()),
              asks.awaited(),
              commands.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", ")),
              silence());
    }

    private static String text(Players players) {
      return players.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * A procedure that opens no window.
   *
   * @param conductor the name of its class
   */
  record Step(Service service, String procedure, String conductor) {}

  static WindowsPage ofThePlatform() {
    List<Row> windows = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    for (Decider<?, Table> decider : Services.all()) {
      for (Conductor<?, ?, ?, ?> conductor : conductors(decider)) {
        if (conductor instanceof NonInteractiveConductor<?, ?, ?>) {
          steps.add(
              new Step(
                  decider.service(), procedure(conductor), conductor.getClass().getSimpleName()));
        }
        for (Asks asks : conductor.getClass().getAnnotationsByType(Asks.class)) {
          windows.add(row(decider.service(), conductor, asks));
        }
      }
    }
    return new WindowsPage(List.copyOf(windows), List.copyOf(steps));
  }

  private static Row row(Service service, Conductor<?, ?, ?, ?> conductor, Asks asks) {
    List<Class<?>> commands = asks.by().length == 0 ? conductor.commandTypes() : List.of(asks.by());
    return new Row(
        service,
        Optional.of(asks.value()).filter(name -> !name.isEmpty()),
        procedure(conductor),
        commands.stream()
            .map(type -> WireTypes.nameOf(service, type))
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        asks);
  }

  static List<? extends Conductor<?, ?, ?, ?>> conductors(Decider<?, Table> decider) {
    return ((ProcedureDecider<?, Table>) decider).conductors();
  }

  static String procedure(Conductor<?, ?, ?, ?> conductor) {
    return WireTypes.nameOf(conductor.procedure());
  }

  /** The rows of the windows of a procedure. */
  Stream<Row> rows(Service service, String procedure) {
    return windows.stream().filter(row -> row.isOf(service, procedure));
  }

  /** The commands that may be given beside what is awaited, as the page lists them. */
  static Set<String> beside() throws IOException {
    return text()
        .lines()
        .dropWhile(line -> !line.equals("## Beside what is awaited"))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("|"))
        .skip(2)
        .flatMap(line -> codes(line.substring(0, line.indexOf('|', 1))).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static String text() throws IOException {
    return Files.readString(Checklist.projectRoot().resolve("docs/windows.md"));
  }

  /** The names between backquotes. */
  static Set<String> codes(String text) {
    return CODE.matcher(text)
        .results()
        .map((MatchResult code) -> code.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
