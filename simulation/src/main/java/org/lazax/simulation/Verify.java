package org.lazax.simulation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.certificate.CertificateCheck;
import org.lazax.simulation.certificate.CertificateCheck.Checked;
import org.lazax.simulation.rules.VersionHistory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Checks an exported game or tournament: hashes, rules of headers, the signature and, once the seed
 * is revealed, dice and draws. Checks the certificate of a tournament with the logs of its games.
 */
@Command(
    name = "verify",
    description =
        "Checks an exported game or tournament, or the certificate of a tournament; fails and prints"
            + " the first invalid line if there is one.",
    mixinStandardHelpOptions = true)
final class Verify implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      description = "the exported game or tournament, or the certificate")
  private Path file = Path.of("-");

  @Option(
      names = "--games",
      paramLabel = "DIR",
      description =
          "for a certificate: the folder with the logs of the tournament and of its games, each"
              + " named ID.ndjson")
  private @Nullable Path games;

  @Override
  public Integer call() throws IOException {
    byte[] content = Files.readAllBytes(file);
    return CertificateCheck.isOne(content) ? certificate(content) : export(content);
  }

  private int certificate(byte[] certificate) throws IOException {
    Checked result = CertificateCheck.of(certificate, Optional.ofNullable(games));
    print(result.defect());
    if (result.valid()) {
      System.out.println(
          games == null
              ? "the form and the signature are right; with --games DIR every line is checked"
              : "valid: %d lines, calculated again from the logs of the tournament and of %d games"
                  .formatted(result.lines(), result.games()));
      result.key().ifPresent(key -> System.out.println("signed with the key " + key));
    }
    return result.valid() ? 0 : 1;
  }

  private static void print(Optional<ExportDefect> found) {
    found.ifPresent(
        defect -> System.out.printf("NOT VALID: line %d: %s%n", defect.line(), defect.reason()));
  }

  private static int export(byte[] export) {
    Verification result = Verification.of(export);
    print(result.defect());
    if (result.valid()) {
      System.out.printf("valid: %d commits, %d events%n", result.commits(), result.events());
      System.out.println(
          result.seed().isPresent()
              ? result.dice() + " dice and draws recomputed from the revealed seed, all equal"
              : "the seed is not revealed yet: dice and draws cannot be checked");
      System.out.println(
          "decided by the rules of version " + VersionHistory.of(ExportReader.read(export)));
      result.head().ifPresent(head -> System.out.println("head " + head));
      result.key().ifPresent(key -> System.out.println("signed with the key " + key));
    }
    return result.valid() ? 0 : 1;
  }
}
