package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.host.HostEffect.Append;
import org.lazax.chronicle.host.HostEffect.Load;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;

final class PartitionHostTest {
  private static final GameRow COLD =
      new GameRow(
          Hosting.GAME,
          new Chain(7, Hash.sha256(), Optional.empty(), Instant.EPOCH),
          Optional.empty(),
          0,
          Optional.empty());

  @Test
  void nothingIsDecidedBeforeTheOwnClaimIsRead() {
    Hosting hosting = Hosting.claiming(Service.MAP);
    assertThat(hosting.give(hosting.envelope(0, new ToyCommand.Give(Hosting.P1, 1)))).isEmpty();

    List<HostEffect> effects = hosting.readOwnClaim();

    assertThat(refused(effects).refused().type()).isEqualTo(Refusals.UNKNOWN_GAME);
  }

  @Test
  void aLaterClaimOfTheServiceEndsIt() {
    Hosting hosting = Hosting.deciding(Service.MAP);

    List<HostEffect> effects = hosting.read("map-service", claim("other", Service.MAP));

    assertThat(effects).hasOnlyElementsOfType(HostEffect.Ended.class).hasSize(1);
    assertThat(hosting.give(hosting.envelope(0, new ToyCommand.Give(Hosting.P1, 1)))).isEmpty();
  }

  @Test
  void aClaimOfAnotherServiceEndsNothing() {
    Hosting hosting = Hosting.deciding(Service.MAP);

    assertThat(hosting.read("game-service", claim("other", Service.GAME))).isEmpty();
  }

  @Test
  void aNewGameOpensWithASeedOfTheDriver() {
    Hosting hosting = Hosting.deciding(Service.GAME);
    Hosting.only(hosting.give(hosting.envelope(0, ToyPlay.begin(2))), HostEffect.Open.class);

    Append append = Hosting.only(hosting.open(), Append.class);

    Header genesis = ((Commit) ChronicleRecord.read(append.value())).header();
    assertThat(genesis.seq()).isEqualTo(1);
    assertThat(genesis.parent()).isEqualTo(Hash.ZERO);
    assertThat(genesis.events().getFirst().type()).isEqualTo("kernel.chronicle-opened.v1");
  }

  @Test
  void aFailedAppendIsSentAgainWithTheSameBytesUntilItIsRead() {
    Hosting hosting = Hosting.deciding(Service.GAME);
    hosting.give(hosting.envelope(0, ToyPlay.begin(2)));
    Append append = Hosting.only(hosting.open(), Append.class);

    Append again = Hosting.only(hosting.host.appendFailed(append.ticket()), Append.class);
    hosting.read(again);

    assertThat(again).isEqualTo(append);
    assertThat(hosting.host.appendFailed(append.ticket())).isEmpty();
  }

  @Test
  void oneRecordAGameIsInFlightAndTheNextCommandWaits() {
    Hosting hosting = Hosting.deciding(Service.GAME);
    hosting.give(hosting.envelope(0, ToyPlay.begin(2)));
    Append genesis = Hosting.only(hosting.open(), Append.class);

    assertThat(hosting.give(hosting.envelope(0, new ToyCommand.Join("ab")))).isEmpty();

    assertThat(Hosting.all(hosting.read(genesis), Append.class)).hasSize(1);
  }

  @Test
  void moreThanTheQueueHoldsIsTurnedAway() {
    Hosting hosting = Hosting.claiming(Service.GAME);
    for (int i = 0; i < Limits.STANDARD.maxQueued(); i++) {
      assertThat(hosting.give(hosting.envelope(0, new ToyCommand.Start()))).isEmpty();
    }

    List<HostEffect> effects = hosting.give(hosting.envelope(0, new ToyCommand.Start()));

    assertThat(Hosting.only(effects, TurnedAway.class).reason())
        .isEqualTo(TurnedAway.Reason.QUEUE_FULL);
  }

  @Test
  void aCommandMadeOnAnUnknownCommitIsHeldFiveSecondsAndThenRefused() {
    Hosting hosting = Hosting.deciding(Service.MAP);
    assertThat(hosting.give(hosting.envelope(3, new ToyCommand.Give(Hosting.P1, 1)))).isEmpty();
    assertThat(Hosting.all(hosting.pass(Duration.ofMillis(4_999)), Append.class)).isEmpty();

    List<HostEffect> effects = hosting.pass(Duration.ofMillis(1));

    assertThat(refused(effects).refused().type()).isEqualTo(Refusals.UNKNOWN_COMMIT);
  }

  @Test
  void aCommandForAColdGameIsTurnedAwayWhileTheDatabaseIsAway() {
    Hosting hosting =
        Hosting.claiming(Service.MAP, Hosting.knowing(COLD, Map.of()), Limits.STANDARD);
    hosting.readOwnClaim();
    List<HostEffect> effects =
        hosting.give(hosting.envelope(7, new ToyCommand.Give(Hosting.P1, 1)));
    Load load = Hosting.only(effects, Load.class);

    List<HostEffect> away = hosting.host.loadFailed(load.game(), load.toSeq());

    assertThat(Hosting.only(away, TurnedAway.class).reason())
        .isEqualTo(TurnedAway.Reason.UNAVAILABLE);
    assertThat(Hosting.only(away, Load.class)).isEqualTo(load);
  }

  @Test
  void aGameThatIsDueIsLoadedUnasked() {
    GameRow owing =
        new GameRow(Hosting.GAME, COLD.chain(), Optional.empty(), 0, Optional.of(Instant.EPOCH));
    Hosting hosting =
        Hosting.claiming(Service.MAP, Hosting.knowing(owing, Map.of()), Limits.STANDARD);

    assertThat(Hosting.only(hosting.readOwnClaim(), Load.class).game()).isEqualTo(Hosting.GAME);
  }

  @Test
  void rowsThatDoNotLeadToTheHeadAreReadAgainFromTheLog() {
    Hosting hosting =
        Hosting.claiming(Service.MAP, Hosting.knowing(COLD, Map.of()), Limits.STANDARD);
    hosting.readOwnClaim();
    hosting.give(hosting.envelope(7, new ToyCommand.Give(Hosting.P1, 1)));

    List<HostEffect> effects =
        hosting.host.loaded(Hosting.GAME, Long.MAX_VALUE, StoredGame.NONE, hosting.now);

    assertThat(Hosting.only(effects, HostEffect.Rebuild.class).beforeOffset()).isEqualTo(1);
  }

  @Test
  void anAcceptedCommitThatCannotBeReadStopsItsGameLoudly() {
    Hosting hosting = Hosting.deciding(Service.MAP);
    hosting.read("game-service", claim("games", Service.GAME));

    List<HostEffect> effects = hosting.read(Hosting.GAME.value(), poison());

    assertThat(Hosting.only(effects, HostEffect.GameStopped.class).reason()).contains("commit 1");
    List<HostEffect> later = hosting.give(hosting.envelope(1, new ToyCommand.Give(Hosting.P1, 1)));
    assertThat(Hosting.only(later, TurnedAway.class).reason()).isEqualTo(TurnedAway.Reason.STOPPED);
  }

  @Test
  void whatIsNoEnvelopeIsADeadLetter() {
    Hosting hosting = Hosting.deciding(Service.MAP);

    List<HostEffect> effects =
        hosting.host.commanded(0, "game", "hello".getBytes(StandardCharsets.UTF_8), hosting.now);

    assertThat(Hosting.only(effects, HostEffect.DeadLetter.class).offset()).isZero();
    assertThat(Hosting.only(effects, HostEffect.CommandsDone.class).offset()).isEqualTo(1);
  }

  @Test
  void aCommandIsDoneWhenItsAnswerIsRead() {
    Hosting hosting = Hosting.deciding(Service.MAP);
    List<HostEffect> sent = hosting.give(hosting.envelope(0, new ToyCommand.Give(Hosting.P1, 1)));
    Append refusal = Hosting.only(sent, Append.class);
    assertThat(hosting.host.appended(refusal.ticket())).isEmpty();

    List<HostEffect> effects = hosting.read(refusal);

    assertThat(Hosting.only(effects, HostEffect.CommandsDone.class).offset()).isEqualTo(1);
  }

  @Test
  void aRepeatedCommandGetsItsAnswerOnceMoreAndNoRecord() {
    Hosting hosting = Hosting.deciding(Service.MAP);
    CommandEnvelope envelope = hosting.envelope(0, new ToyCommand.Give(Hosting.P1, 1));
    hosting.read(Hosting.only(hosting.give(envelope), Append.class));

    List<HostEffect> effects = hosting.give(envelope);

    assertThat(Hosting.all(effects, Append.class)).isEmpty();
    assertThat(Hosting.only(effects, HostEffect.Repeat.class).command())
        .isEqualTo(envelope.command());
  }

  @Test
  void aGameThatWasColdWhenACommitCameIsToldOfOnceItIsInMemory() {
    Hosting games = gameService();
    games.give(games.envelope(0, ToyPlay.begin(2)));
    Append genesis = Hosting.only(games.open(), Append.class);
    games.read(genesis);
    Append second =
        Hosting.only(games.give(games.envelope(1, new ToyCommand.Join("ab"))), Append.class);
    Hosting hosting =
        Hosting.claiming(
            Service.MAP,
            Hosting.knowing(rowAfter(genesis), Map.of(Service.GAME, new ClaimId("games"))),
            Limits.STANDARD);
    hosting.readOwnClaim();
    hosting.read(second);
    CheckpointBatch cold =
        Hosting.only(hosting.pass(Duration.ofSeconds(1)), HostEffect.Save.class).batch();
    hosting.host.saved(cold.number());
    assertThat(hosting.host.position(Hosting.GAME)).isEmpty();

    hosting.host.loaded(
        Hosting.GAME,
        Long.MAX_VALUE,
        new StoredGame(
            Optional.empty(),
            List.of(new CheckpointBatch.CommitRow(Hosting.GAME, 1, genesis.value())),
            Map.of()),
        hosting.now);

    CheckpointBatch warm =
        Hosting.only(hosting.pass(Duration.ofSeconds(1)), HostEffect.Save.class).batch();
    assertThat(hosting.host.position(Hosting.GAME)).map(at -> at.head().seq()).contains(2L);
    assertThat(warm.games()).extracting(GameRow::game).containsExactly(Hosting.GAME);
  }

  private static GameRow rowAfter(Append genesis) {
    Commit commit = (Commit) ChronicleRecord.read(genesis.value());
    Chain chain = ((Verdict.Accepted) Chain.EMPTY.follow(commit.header(), commit.hash())).chain();
    return new GameRow(Hosting.GAME, chain, Optional.empty(), 0, Optional.empty());
  }

  private static RefusedCommand refused(List<HostEffect> effects) {
    return (RefusedCommand) ChronicleRecord.read(Hosting.only(effects, Append.class).value());
  }

  private static byte[] claim(String id, Service service) {
    return new Claim(new ClaimId(id), service, "another").bytes();
  }

  private static Hosting gameService() {
    Hosting games =
        Hosting.claiming(
            Service.GAME, PartitionCheckpoint.empty(new ClaimId("games")), Limits.STANDARD);
    games.read("game-service", claim("games", Service.GAME));
    return games;
  }

  private static byte[] poison() {
    Hosting games = gameService();
    games.give(games.envelope(0, ToyPlay.begin(2)));
    String genesis =
        new String(Hosting.only(games.open(), Append.class).value(), StandardCharsets.UTF_8);
    Line header = Line.split(genesis.getBytes(StandardCharsets.UTF_8)).getFirst();
    return (header + "\n" + "{}\n".repeat(genesis.split("\n").length - 1))
        .getBytes(StandardCharsets.UTF_8);
  }
}
