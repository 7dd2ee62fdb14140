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

/** Folds an exported game and prints the table after a commit. */
@Command(
    name = "replay",
    description = {
      "Prints the table of an exported game as JSON.",
      "The table of a redacted export lacks everything that its viewer may not read."
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
    var defect = Verification.of(export).defect();
    if (defect.isPresent()) {
      System.err.printf("NOT VALID: line %d: %s%n", defect.get().line(), defect.get().reason());
      return 1;
    }
    Table table = Replaying.tableAfter(ExportReader.read(export), at);
    ObjectWriter printer = Services.wire().json().writerWithDefaultPrettyPrinter();
    System.out.println(printer.writeValueAsString(table));
    return 0;
  }
}
