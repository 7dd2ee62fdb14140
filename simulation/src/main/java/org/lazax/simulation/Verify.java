package org.lazax.simulation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.rules.VersionHistory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks an exported game: hashes, header rules, signature and, once it is revealed, the seed. */
@Command(
    name = "verify",
    description = "Checks an exported game; fails and names the first bad line if there is one.",
    mixinStandardHelpOptions = true)
final class Verify implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "the exported game")
  private Path file = Path.of("-");

  @Override
  public Integer call() throws IOException {
    byte[] export = Files.readAllBytes(file);
    Verification result = Verification.of(export);
    result
        .defect()
        .ifPresent(
            fault -> System.out.printf("NOT VALID: line %d: %s%n", fault.line(), fault.reason()));
    if (result.valid()) {
      System.out.printf("valid: %d commits, %d events%n", result.commits(), result.events());
      System.out.println(
          result.seed().isPresent()
              ? result.dice() + " dice and draws made again from the revealed seed, all alike"
              : "the seed is not revealed yet: dice and draws cannot be checked");
      System.out.println(
          "decided by the rules of version " + VersionHistory.of(ExportReader.read(export)));
      result.head().ifPresent(head -> System.out.println("head " + head));
      result.key().ifPresent(key -> System.out.println("signed with the key " + key));
    }
    return result.valid() ? 0 : 1;
  }
}
