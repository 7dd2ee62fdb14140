package org.lazax.simulation.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.Head;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.simulation.certificate.CertificateCheck.Checked;
import org.lazax.tournament.TournamentDecider;
import org.lazax.tournament.certificate.Certificate;
import org.lazax.tournament.conduct.CreateTournament;
import org.lazax.tournament.conduct.CreateTournament.PlannedStage;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.Place;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.Tournament;

/** The certificate of a tournament of three, whose one table an organiser decided. */
final class CertificateCheckTest {
  private static final TournamentDecider DECIDER = new TournamentDecider();
  private static final ObjectMapper JSON = DECIDER.wire().json();
  private static final OfficialId BY = OfficialId.CREATOR;
  private static final RoundId ROUND = new RoundId(new StageId("all"), 1);
  private static final TableId TABLE = new TableId(ROUND, 1);
  private static final List<EntrantId> ENTRANTS =
      IntStream.rangeClosed(1, 3).mapToObj(EntrantId::new).toList();

  private final LocalGame<Tournament> cup = new LocalGame<>(List.of(DECIDER), 35);

  @TempDir private Path logs;

  @BeforeEach
  void aRoundIsPublished() {
    gives(
        new CreateTournament(
            digest(7),
            digest(8),
            Optional.empty(),
            3,
            Optional.empty(),
            List.of(
                new PlannedStage(
                    ROUND.stage(),
                    Format.ROUNDS,
                    Optional.of(1),
                    Optional.of(TableSizes.only(3)),
                    Optional.empty(),
                    Optional.empty())),
            List.of(),
            Optional.empty()));
    gives(new Register(Optional.of(BY), List.of(digest(1), digest(2), digest(3))));
    gives(new CheckIn(Optional.of(BY), ENTRANTS));
    gives(new BeginStage(BY));
    gives(new ProposePairing(BY, new Pairing(List.of(new Pod(ENTRANTS)), List.of())));
    gives(new PublishRound(BY, ROUND, 1));
  }

  @Test
  void allDecisionsAreCertifiedWithTheDigestsOfTheirReasons() throws Exception {
    List<ObjectNode> lines = decidedThreeTimes();

    assertThat(lines.get(1).path("decisions").findValuesAsText("reason"))
        .containsExactly(digest(91).value(), digest(92).value(), digest(93).value());
    assertThat(lines.get(1).path("decisions").findValuesAsText("winner"))
        .containsExactly("p1", "p2");
    assertThat(lines.get(2).path("entrant").asText()).isEqualTo("e2");
    Checked checked = checked(lines);
    assertThat(checked.defect()).isEmpty();
    assertThat(checked.lines()).isEqualTo(1 + 1 + 3 + 1);
    assertThat(checked.games()).isZero();
  }

  /** Although whoever changed it has signed it. */
  @Test
  void anotherReasonIsFoundInItsLine() throws Exception {
    List<ObjectNode> lines = decidedThreeTimes();
    ((ObjectNode) lines.get(1).path("decisions").path(1)).put("reason", digest(94).value());

    Checked checked = checked(lines);

    assertThat(checked.defect().orElseThrow().line()).isEqualTo(2);
    assertThat(checked.defect().orElseThrow().reason()).contains(digest(92).value());
  }

  @Test
  void aDecisionThatIsLeftOutIsFoundInItsLine() throws Exception {
    List<ObjectNode> lines = decidedThreeTimes();
    lines.get(1).withArray("decisions").remove(0);

    assertThat(checked(lines).defect().orElseThrow().line()).isEqualTo(2);
  }

  /** The log of another game with the same result does not stand in for that of the table. */
  @Test
  void theGameOfATableIsItsOwn() throws Exception {
    GameId another = GameId.atTable(new GameId("another"), TABLE.toString());
    gives(new RecordResult(TABLE, result(1), another, 900));
    gives(new EndStage(BY));
    gives(new Finish(BY, Optional.empty()));
    List<ObjectNode> lines = certificate();
    lines.get(1).put("game", another.value());

    assertThat(checked(lines).defect().orElseThrow().reason())
        .isEqualTo("the game of this table is " + GameId.atTable(new GameId("local"), "all/r1/t1"));
  }

  @Test
  void whoeverLeftIsCertifiedWithWhoDecidedItAndWhy() throws Exception {
    List<ObjectNode> lines = decidedThreeTimes(this::twoLeave);

    assertThat(lines.subList(5, 8).stream().map(ObjectNode::toString))
        .containsExactly(
            "{\"left\":\"e3\",\"status\":\"WITHDRAWN\"}",
            "{\"left\":\"e1\",\"status\":\"DISQUALIFIED\",\"by\":\"o1\",\"reason\":\"%s\"}"
                .formatted(digest(95).value()),
            "{\"left\":\"e3\",\"status\":\"DISQUALIFIED\",\"by\":\"o1\",\"reason\":\"%s\"}"
                .formatted(digest(96).value()));
    assertThat(checked(lines).defect()).isEmpty();
    assertThat(checked(lines).lines()).isEqualTo(1 + 1 + 3 + 3 + 1);
  }

  @Test
  void aDepartureThatIsChangedOrLeftOutIsFoundInItsLine() throws Exception {
    List<ObjectNode> lines = decidedThreeTimes(this::twoLeave);

    assertThat(lineOfDefect(with(lines, line -> line.put("reason", digest(96).value()))))
        .isEqualTo(7);
    assertThat(lineOfDefect(with(lines, line -> line.put("by", "o2")))).isEqualTo(7);
    assertThat(lineOfDefect(with(lines, line -> line.put("status", "WITHDRAWN")))).isEqualTo(7);
    assertThat(lineOfDefect(with(lines, line -> line.remove("reason")))).isEqualTo(7);
    assertThat(lineOfDefect(with(lines, line -> line.put("head", "added")))).isEqualTo(7);
    List<ObjectNode> fewer = new ArrayList<>(lines);
    fewer.remove(6);
    assertThat(lineOfDefect(fewer)).isEqualTo(7);
  }

  /** One leaves by itself; then both are disqualified. */
  private void twoLeave() {
    gives(new Withdraw(Optional.empty(), List.of(new EntrantId(3))));
    gives(new Disqualify(BY, List.of(new EntrantId(1)), digest(95)));
    gives(new Disqualify(BY, List.of(new EntrantId(3)), digest(96)));
  }

  /** The lines with a change of the first disqualification. */
  private static List<ObjectNode> with(List<ObjectNode> lines, Consumer<ObjectNode> change) {
    List<ObjectNode> changed = new ArrayList<>(lines);
    changed.set(6, lines.get(6).deepCopy());
    change.accept(changed.get(6));
    return changed;
  }

  private int lineOfDefect(List<ObjectNode> lines) throws Exception {
    return checked(lines).defect().orElseThrow().line();
  }

  /** A result, an annulment, and another result. */
  private List<ObjectNode> decidedThreeTimes() {
    return decidedThreeTimes(() -> {});
  }

  private List<ObjectNode> decidedThreeTimes(Runnable before) {
    before.run();
    gives(new CorrectResult(BY, TABLE, result(1), digest(91)));
    gives(new AnnulTable(BY, TABLE, digest(92)));
    gives(new CorrectResult(BY, TABLE, result(2), digest(93)));
    gives(new EndStage(BY));
    gives(new Finish(BY, Optional.empty()));
    return certificate();
  }

  private List<ObjectNode> certificate() {
    List<ObjectNode> lines = new ArrayList<>();
    Certificate.of(cup.table()).forEach(line -> lines.add(JSON.valueToTree(line)));
    lines.getFirst().put("tournament", "local");
    return lines;
  }

  /** Signs these lines as the platform does, and checks them with the log of the tournament. */
  private Checked checked(List<ObjectNode> lines) throws IOException, GeneralSecurityException {
    KeyPair signer = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    byte[] export = cup.export(Viewer.ALL, signer);
    Files.write(logs.resolve("local.ndjson"), export);
    StringBuilder file = new StringBuilder();
    lines.forEach(line -> file.append(line).append('\n'));
    Head end = ExportReader.read(export).head();
    String head =
        "{\"head\":\"%s\",\"seq\":%d,\"sha256\":\"%s\",\"key\":\"%s\"}"
            .formatted(
                end.hash(), end.seq(), Hash.sha256(file.toString().getBytes(UTF_8)), end.key());
    Signature signature = Signature.getInstance("Ed25519");
    signature.initSign(signer.getPrivate());
    signature.update(head.getBytes(UTF_8));
    file.append(head)
        .append("\n{\"signature\":\"")
        .append(HexFormat.of().formatHex(signature.sign()))
        .append("\"}\n");
    return CertificateCheck.of(file.toString().getBytes(UTF_8), Optional.of(logs));
  }

  private void gives(Command command) {
    assertThat(cup.submit(Optional.empty(), command)).isInstanceOf(LocalAnswer.Accepted.class);
  }

  private static TableResult result(int winner) {
    List<Place> places =
        IntStream.rangeClosed(1, 3)
            .mapToObj(seat -> new Place(new Seat(seat), seat == winner ? 10 : seat, seat))
            .toList();
    return new TableResult(new Seat(winner), places, Instant.parse("2026-01-02T00:00:00Z"));
  }

  private static Digest digest(int number) {
    return new Digest("%064x".formatted(number));
  }
}
