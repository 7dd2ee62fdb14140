package org.lazax.gateway.tournament;

import static java.util.Comparator.comparingInt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * Accounts that are to be registered, as a file lists them, and what is wrong with the file.
 *
 * @param lines those that can be read, in order
 * @param faults in the order of their lines
 */
record EntrantFile(List<Line> lines, List<Fault> faults) {
  /** The column of the accounts' ids. All other columns are for the reader. */
  static final String ACCOUNT = "account";

  private static final int LONGEST = 64;
  private static final ObjectMapper JSON = new ObjectMapper();

  EntrantFile {
    lines = List.copyOf(lines);
    faults = faults.stream().sorted(comparingInt(Fault::line)).toList();
  }

  /**
   * A line with an account.
   *
   * @param number of the line, from 1; in JSON, that of the entry
   */
  record Line(int number, String account) {}

  /**
   * What is wrong with a line.
   *
   * @param line its number, as in {@link Line}
   */
  record Fault(int line, String detail) {}

  /** Reads CSV. Its first line names the columns; one is {@code account}. */
  static EntrantFile ofCsv(byte[] content) {
    List<Fault> faults = new ArrayList<>();
    List<Csv.Line> table =
        Csv.read(
            content,
            line ->
                faults.add(new Fault(line, "a quotation mark is wrong; nothing is read after it")));
    int column = table.isEmpty() ? -1 : table.getFirst().cells().indexOf(ACCOUNT);
    if (column < 0) {
      faults.add(new Fault(1, "the first line names the columns, and one of them is account"));
      return new EntrantFile(List.of(), faults);
    }
    int columns = table.getFirst().cells().size();
    List<Line> lines = new ArrayList<>();
    for (Csv.Line line : table.subList(1, table.size())) {
      if (line.cells().size() == columns) {
        lines.add(new Line(line.number(), line.cells().get(column)));
      } else {
        faults.add(
            new Fault(line.number(), "%d cells, not %d".formatted(line.cells().size(), columns)));
      }
    }
    return checked(lines, faults);
  }

  /** Reads JSON: {@code {"entrants":[{"account":"…"}]}}. */
  static EntrantFile ofJson(byte[] content) {
    JsonNode entrants = read(content).path("entrants");
    if (!entrants.isArray()) {
      throw ProblemException.of(
          ProblemType.MALFORMED_REQUEST, "send {\"entrants\": [{\"account\": \"…\"}]}");
    }
    List<Line> lines = new ArrayList<>();
    for (JsonNode entrant : entrants) {
      lines.add(new Line(lines.size() + 1, entrant.path(ACCOUNT).asText()));
    }
    return checked(lines, List.of());
  }

  private static JsonNode read(byte[] content) {
    try {
      return JSON.readTree(content);
    } catch (IOException _) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "the body is not JSON");
    }
  }

  /** Every account is named once. */
  private static EntrantFile checked(List<Line> read, List<Fault> before) {
    List<Fault> faults = new ArrayList<>(before);
    List<Line> lines = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    for (Line line : read) {
      Integer earlier = seen.putIfAbsent(line.account(), line.number());
      if (line.account().isEmpty() || line.account().length() > LONGEST) {
        faults.add(new Fault(line.number(), "an account has 1 to " + LONGEST + " characters"));
      } else if (earlier != null) {
        faults.add(new Fault(line.number(), "line " + earlier + " has this account already"));
      } else {
        lines.add(line);
      }
    }
    return new EntrantFile(lines, faults);
  }

  List<String> accounts() {
    return lines.stream().map(Line::account).toList();
  }

  /** The same without the lines whose accounts are not among these. They are faults. */
  EntrantFile only(Set<String> accounts, String otherwise) {
    return without(account -> !accounts.contains(account), otherwise);
  }

  /** The same without the lines of such accounts. They are faults. */
  EntrantFile without(Predicate<String> wrong, String detail) {
    List<Fault> more = new ArrayList<>(faults);
    lines.stream()
        .filter(line -> wrong.test(line.account()))
        .forEach(line -> more.add(new Fault(line.number(), detail)));
    return new EntrantFile(
        lines.stream().filter(line -> !wrong.test(line.account())).toList(), more);
  }

  /** The same with so many lines. Those that follow are faults. */
  EntrantFile most(int room, String detail) {
    Set<String> in = Set.copyOf(accounts().stream().limit(room).toList());
    return only(in, detail);
  }
}
