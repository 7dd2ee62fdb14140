package org.lazax.gateway.tournament;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Tables as CSV of RFC 4180, in UTF-8. */
final class Csv {
  static final String MEDIA_TYPE = "text/csv";

  /** What a spreadsheet would take for a formula. */
  private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r].*", Pattern.DOTALL);

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

  private static final CsvMapper CSV =
      CsvMapper.builder(
              CsvFactory.builder()
                  .enable(CsvParser.Feature.SKIP_EMPTY_LINES)
                  .enable(CsvParser.Feature.TRIM_SPACES)
                  .build())
          .build();

  private Csv() {}

  /**
   * A line of a table.
   *
   * @param number of the line in the file where it begins, from 1
   */
  record Line(int number, List<String> cells) {}

  /**
   * Reads the lines of a table. Empty lines are left out.
   *
   * @param faulty takes the number of a line that cannot be read; nothing is read after it
   */
  static List<Line> read(byte[] table, Consumer<Integer> faulty) {
    List<Line> lines = new ArrayList<>();
    try (CsvParser parser = CSV.getFactory().createParser(table)) {
      read(parser, lines, faulty);
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory are always readable", e);
    }
    return lines;
  }

  private static void read(CsvParser parser, List<Line> lines, Consumer<Integer> faulty) {
    JsonLocation at = parser.currentLocation();
    try {
      List<String> cells = new ArrayList<>();
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        switch (token) {
          case START_ARRAY -> cells = new ArrayList<>();
          case END_ARRAY -> lines.add(new Line(at.getLineNr(), cells));
          default -> {
            if (cells.isEmpty()) {
              at = parser.currentTokenLocation();
            }
            cells.add(parser.getText());
          }
        }
      }
    } catch (IOException _) {
      faulty.accept(parser.currentLocation().getLineNr());
    }
  }

  /**
   * Writes a table. A cell that a spreadsheet would take for a formula begins with an apostrophe.
   */
  static String write(List<String> header, List<List<String>> lines) {
    List<List<String>> table = new ArrayList<>();
    table.add(header);
    lines.forEach(line -> table.add(line.stream().map(Csv::defused).toList()));
    try {
      return CSV.writer(CsvSchema.emptySchema().withLineSeparator("\r\n"))
          .with(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
          .writeValueAsString(table);
    } catch (IOException e) {
      throw new UncheckedIOException("a table of texts is always writable", e);
    }
  }

  private static String defused(String cell) {
    return FORMULA.matcher(cell).matches() && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
  }
}
