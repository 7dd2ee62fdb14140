package org.lazax.simulation.released;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.golden.RecordedTable;
import org.lazax.simulation.rules.Replaying;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * A game of a release: its complete signed export, and its final table with a hash in another file.
 *
 * @param log the file with the compressed export
 */
record ReleasedGame(Path log) {
  static final String LOG = ".ndjson.gz";
  private static final String TABLE = ".table.json.gz";
  private static final ObjectMapper JSON = Services.wire().json();

  /** Writes a game into a folder under this name. */
  static void write(Path folder, String name, byte[] export, Table table) throws IOException {
    Files.write(folder.resolve(name + LOG), compressed(export));
    String recorded = JSON.writeValueAsString(RecordedTable.of(table).json());
    Files.write(
        folder.resolve(name + TABLE), compressed(recorded.getBytes(StandardCharsets.UTF_8)));
  }

  static byte[] compressed(byte[] text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text);
    }
    return bytes.toByteArray();
  }

  /**
   * The defects of the game. It must verify, including its dice, fold to its recorded table, and be
   * continuable under the current rules after each of its commits.
   */
  List<String> defects() throws IOException {
    byte[] export = text(log);
    Verification verification = Verification.of(export);
    if (!verification.valid() || verification.seed().isEmpty()) {
      return List.of(log + " does not verify: " + verification.defect());
    }
    ExportedLog exported = ExportReader.read(export);
    RecordedTable recorded = recorded();
    List<String> defects = new ArrayList<>();
    if (!recorded.isIntact() || !recorded.matches(Replaying.tableAfter(exported, Long.MAX_VALUE))) {
      defects.add(log + " does not fold to its recorded table");
    }
    new ContinuationCheck(verification.seed().get())
        .failures(exported)
        .forEach(failure -> defects.add(log + " cannot continue: " + failure));
    return defects;
  }

  private RecordedTable recorded() throws IOException {
    String name = log.getFileName().toString();
    Path table = log.resolveSibling(name.substring(0, name.length() - LOG.length()) + TABLE);
    JsonNode recorded = JSON.readTree(text(table));
    return RecordedTable.read(recorded);
  }

  private static byte[] text(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    }
  }
}
