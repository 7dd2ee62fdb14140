package org.lazax.simulation.certificate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.verify.Verification;
import org.lazax.tournament.TournamentDecider;
import org.lazax.tournament.certificate.Certificate;
import org.lazax.tournament.certificate.CertificateLine;
import org.lazax.tournament.state.Tournament;

/**
 * Checks a certificate. With the logs of the tournament and its games it calculates every line
 * again; without them it checks only the form and the signature.
 */
public final class CertificateCheck {
  private static final ObjectMapper JSON = new TournamentDecider().wire().json();
  private static final String ENDED = "table.game-ended.v2";

  private final CertificateFile file;
  private final Path logs;

  private CertificateCheck(CertificateFile file, Path logs) {
    this.file = file;
    this.logs = logs;
  }

  /**
   * The result of a check.
   *
   * @param lines how many were compared with the logs; 0 without logs
   * @param games how many games' logs were verified
   * @param key that signed the certificate; empty if it is not valid
   * @param defect the first wrong line; empty if the certificate is valid
   */
  public record Checked(int lines, int games, Optional<String> key, Optional<ExportDefect> defect) {
    public boolean valid() {
      return defect.isEmpty();
    }
  }

  /** Whether a file is meant to be a certificate. */
  public static boolean isOne(byte[] file) {
    return CertificateFile.isOne(file);
  }

  /**
   * Checks a certificate.
   *
   * @param logs the folder with an export for the tournament and for each game, each named by its
   *     id, such as {@code 5b1f09c27a3d.ndjson}
   */
  public static Checked of(byte[] certificate, Optional<Path> logs) throws IOException {
    try {
      CertificateFile file = CertificateFile.read(certificate);
      Checked checked = new Checked(0, 0, Optional.of(file.end().key()), Optional.empty());
      if (logs.isPresent()) {
        checked = new CertificateCheck(file, logs.get()).withLogs();
      }
      require(
          file.end().sound(),
          file.end().number(),
          "the signature or the sha256 does not fit the lines");
      return checked;
    } catch (InvalidExportException e) {
      return new Checked(0, 0, Optional.empty(), Optional.of(e.defect()));
    }
  }

  private Checked withLogs() throws IOException {
    String id = file.lines().getFirst().path("tournament").asText();
    ExportedLog log = log(id, 1);
    List<CertificateLine> expected = Certificate.of(tournament(log));
    int games = 0;
    for (int at = 0; at < file.lines().size(); at++) {
      ObjectNode line = file.lines().get(at).deepCopy();
      require(at < expected.size(), at + 1, "the tournament has no more lines");
      games += checkGame(log.game(), line, at + 1);
      line.remove(added(line, at));
      require(
          line.equals(JSON.valueToTree(expected.get(at))),
          at + 1,
          "the tournament's log says " + JSON.writeValueAsString(expected.get(at)));
    }
    require(
        file.lines().size() == expected.size(), file.end().number(), "lines before it are missing");
    require(
        log.head().hash().equals(file.end().head()) && log.head().seq() == file.end().seq(),
        file.end().number(),
        "the tournament's log has another head");
    return new Checked(file.lines().size(), games, Optional.of(file.end().key()), Optional.empty());
  }

  /** What the platform has added to a line. */
  private static List<String> added(JsonNode line, int at) {
    if (at == 0) {
      return List.of("tournament");
    }
    return line.has("played") ? List.of("game", "head", "seq") : List.of();
  }

  /** Compares a table with the log of its game. Returns the number of games, 0 or 1. */
  private int checkGame(GameId tournament, JsonNode line, int number) throws IOException {
    if (!line.has("played")) {
      require(!line.has("game"), number, "a table without a played game has none");
      return 0;
    }
    GameId game = GameId.atTable(tournament, line.path("table").asText());
    require(
        game.value().equals(line.path("game").asText()),
        number,
        "the game of this table is " + game);
    ExportedLog log = log(game.value(), number);
    require(
        log.head().hash().toString().equals(line.path("head").asText())
            && log.head().seq() == line.path("seq").asLong(),
        number,
        "the game's log has another head");
    Shown ended =
        log.commits()
            .getLast()
            .shown()
            .filter(shown -> shown.entry().type().equals(ENDED))
            .findFirst()
            .orElseThrow(
                () -> new InvalidExportException(number, "the game's log ends without a result"));
    JsonNode event = JSON.readTree(ended.line().bytes());
    require(
        event.path("places").equals(line.path("played").path("places"))
            && event.path("ending").path("winner").equals(line.path("played").path("winner")),
        number,
        "the game's log says " + event);
    return 1;
  }

  /** The valid log of a game or tournament. */
  private ExportedLog log(String id, int number) throws IOException {
    Path path = logs.resolve(id + ".ndjson");
    require(id.matches("[0-9a-z-]{1,64}") && Files.exists(path), number, "there is no log " + path);
    byte[] export = Files.readAllBytes(path);
    Verification.of(export)
        .defect()
        .ifPresent(defect -> {
          throw new InvalidExportException(
              number,
              "line %d of its log %s is wrong: %s"
                  .formatted(defect.line(), path.getFileName(), defect.reason()));
        });
    ExportedLog log = ExportReader.read(export);
    require(log.game().value().equals(id), number, "its log is that of " + log.game());
    return log;
  }

  private static Tournament tournament(ExportedLog log) throws IOException {
    TournamentDecider decider = new TournamentDecider();
    Tournament tournament = Tournament.EMPTY;
    for (ExportedCommit commit : log.commits()) {
      for (Shown shown : commit.shown().toList()) {
        Class<?> type = decider.wire().classOf(shown.entry().type()).orElseThrow();
        GameEvent event = (GameEvent) JSON.readValue(shown.line().bytes(), type);
        tournament = tournament.evolve(event, commit.header().stamp());
      }
    }
    return tournament;
  }

  private static void require(boolean holds, int line, String otherwise) {
    if (!holds) {
      throw new InvalidExportException(line, otherwise);
    }
  }
}
