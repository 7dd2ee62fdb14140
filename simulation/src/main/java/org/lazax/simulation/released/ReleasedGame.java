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
import org.lazax.simulation.golden.KeptTable;
import org.lazax.simulation.rules.Replaying;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * A game of a release: its whole export, with salts, dice and signature, and beside it the table
 * that it came to with its hash.
 *
 * @param log the compressed export
 */
record ReleasedGame(Path log) {
  static final String LOG = ".ndjson.gz";
  private static final String TABLE = ".table.json.gz";
  private static final ObjectMapper JSON = Services.wire().json();

  /** Keeps a game in a folder under this name. */
  static void write(Path folder, String name, byte[] export, Table table) throws IOException {
    Files.write(folder.resolve(name + LOG), compressed(export));
    String kept = JSON.writeValueAsString(KeptTable.of(table).json());
    Files.write(folder.resolve(name + TABLE), compressed(kept.getBytes(StandardCharsets.UTF_8)));
  }

  static byte[] compressed(byte[] text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text);
    }
    return bytes.toByteArray();
  }

  /**
   * What is wrong with it: it must verify to the last die, fold to the table that it came to, and
   * have been one that could go on under the rules of today from each of its commits.
   */
  List<String> faults() throws IOException {
    byte[] export = text(log);
    Verification verification = Verification.of(export);
    if (!verification.valid() || verification.seed().isEmpty()) {
      return List.of(log + " does not verify: " + verification.defect());
    }
    ExportedLog exported = ExportReader.read(export);
    KeptTable kept = kept();
    List<String> faults = new ArrayList<>();
    if (!kept.isWhole() || !kept.isStill(Replaying.tableAfter(exported, Long.MAX_VALUE))) {
      faults.add(log + " does not fold to the table that it came to");
    }
    new GoingOn(verification.seed().get())
        .stuck(exported)
        .forEach(stuck -> faults.add(log + " could not go on: " + stuck));
    return faults;
  }

  private KeptTable kept() throws IOException {
    String name = log.getFileName().toString();
    Path table = log.resolveSibling(name.substring(0, name.length() - LOG.length()) + TABLE);
    JsonNode kept = JSON.readTree(text(table));
    return KeptTable.read(kept);
  }

  private static byte[] text(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    }
  }
}
