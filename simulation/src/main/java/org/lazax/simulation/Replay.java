package org.lazax.simulation;

import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.rules.Replaying;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Folds an exported game and prints the table as it lay after a commit. */
@Command(
    name = "replay",
    description = {
      "Prints the table of an exported game as JSON.",
      "Of a redacted export the table lacks what its viewer may not read."
    },
    mixinStandardHelpOptions = true)
final class Replay implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "the exported game")
  private Path file = Path.of("-");

  @Option(names = "--at", paramLabel = "SEQ", description = "after this commit (default: the last)")
  private long at = Long.MAX_VALUE;

  @Override
  public Integer call() throws IOException {
    byte[] export = Files.readAllBytes(file);
    var fault = Verification.of(export).defect();
    if (fault.isPresent()) {
      System.err.printf("NOT VALID: line %d: %s%n", fault.get().line(), fault.get().reason());
      return 1;
    }
    Table table = Replaying.tableAfter(ExportReader.read(export), at);
    ObjectWriter printer = Services.wire().json().writerWithDefaultPrettyPrinter();
    System.out.println(printer.writeValueAsString(table));
    return 0;
  }
}
