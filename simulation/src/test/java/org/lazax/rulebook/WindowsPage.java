package org.lazax.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
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
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;

/**
 * The tables of {@code docs/windows.md}.
 *
 * @param windows the windows of all services
 * @param steps the procedures that open no window
 * @param beside the commands that may be given beside what is awaited
 */
record WindowsPage(List<Row> windows, Set<Step> steps, Set<String> beside) {
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final String WINDOWS = "## Windows of ";
  private static final int WINDOW_CELLS = 6;

  /**
   * A kind of window.
   *
   * @param about its name; empty if the procedure gives it a name each time
   * @param players who may answer, in the words of the page
   * @param silence the commands that are given at the deadline
   */
  record Row(
      Service service,
      Optional<String> about,
      String procedure,
      String players,
      Set<String> commands,
      Set<String> silence) {

    /** The service and the name of the window, or of its procedure if the name varies. */
    String name() {
      return service.name().toLowerCase(Locale.ROOT) + " " + about.orElse(procedure);
    }

    boolean isOf(Service owner, String conducted) {
      return service == owner && procedure.equals(conducted);
    }

    boolean isNamed(Window window) {
      return about.isEmpty() || about.get().equals(window.about());
    }

    /** Whether the players of a window are those that the row says. */
    boolean awaits(Window window) {
      return switch (players) {
        case "one" -> window.rule() == PassRule.MUST_ANSWER && window.order().size() == 1;
        case "all" -> window.rule() == PassRule.MUST_ANSWER;
        case "in turn" -> window.rule() == PassRule.UNTIL_ALL_PASS;
        case "anybody" -> window.rule() == PassRule.OPEN;
        default -> false;
      };
    }
  }

  /** A procedure that opens no window. */
  record Step(Service service, String procedure) {}

  static String text() throws IOException {
    return Files.readString(Checklist.projectRoot().resolve("docs/windows.md"));
  }

  static WindowsPage read() throws IOException {
    List<Row> windows = new ArrayList<>();
    for (Service service : Service.values()) {
      String heading = WINDOWS + service.name().toLowerCase(Locale.ROOT) + "-service";
      table(heading).map(cells -> row(service, cells)).forEach(windows::add);
    }
    Set<Step> steps =
        table("## Steps that open no window")
            .map(cells -> new Step(service(cells.getFirst()), only(cells.get(1))))
            .collect(Collectors.toSet());
    Set<String> beside =
        table("## Beside what is awaited")
            .map(cells -> only(cells.getFirst()))
            .collect(Collectors.toCollection(TreeSet::new));
    return new WindowsPage(windows, steps, beside);
  }

  /** The names between backquotes. */
  static Set<String> codes(String text) {
    return CODE.matcher(text)
        .results()
        .map((MatchResult code) -> code.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Row row(Service service, List<String> cells) {
    if (cells.size() != WINDOW_CELLS) {
      throw new IllegalStateException("not a row of a window: " + cells);
    }
    return new Row(
        service,
        codes(cells.getFirst()).stream().findFirst(),
        only(cells.get(1)),
        cells.get(2),
        codes(cells.get(4)),
        codes(cells.get(5)));
  }

  private static Service service(String cell) {
    return Service.valueOf(cell.toUpperCase(Locale.ROOT));
  }

  private static String only(String cell) {
    Set<String> codes = codes(cell);
    if (codes.size() != 1) {
      throw new IllegalStateException("not one name: " + cell);
    }
    return codes.iterator().next();
  }

  /** The rows of the table below a heading, without its head. */
  private static Stream<List<String>> table(String heading) throws IOException {
    return text()
        .lines()
        .dropWhile(line -> !line.equals(heading))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .filter(line -> line.startsWith("|"))
        .skip(2)
        .map(line -> Stream.of(line.substring(1).split("\\|")).map(String::strip).toList());
  }
}
