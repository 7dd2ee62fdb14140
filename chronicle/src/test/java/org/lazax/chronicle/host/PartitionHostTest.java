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
  private static final GameRow STORED =
      new GameRow(
          HostFixture.GAME,
          new Chain(7, Hash.sha256(), Optional.empty(), Instant.EPOCH),
          Optional.empty(),
          0,
          Optional.empty());

  @Test
  void aHostDecidesNothingBeforeItHasReadItsClaim() {
    HostFixture hosting = HostFixture.claiming(Service.MAP);
    assertThat(hosting.command(hosting.envelope(0, new ToyCommand.Give(HostFixture.P1, 1))))
        .isEmpty();

    List<HostEffect> effects = hosting.readOwnClaim();

    assertThat(refused(effects).refused().type()).isEqualTo(Refusals.UNKNOWN_GAME);
  }

  @Test
  void aLaterClaimOfTheServiceEndsTheHost() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);

    List<HostEffect> effects = hosting.read("map-service", claim("other", Service.MAP));

    assertThat(effects).hasOnlyElementsOfType(HostEffect.Ended.class).hasSize(1);
    assertThat(hosting.command(hosting.envelope(0, new ToyCommand.Give(HostFixture.P1, 1))))
        .isEmpty();
  }

  @Test
  void aClaimOfAnotherServiceDoesNotEndTheHost() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);

    assertThat(hosting.read("game-service", claim("other", Service.GAME))).isEmpty();
  }

  @Test
  void aNewGameGetsASeedFromTheDriver() {
    HostFixture hosting = HostFixture.deciding(Service.GAME);
    HostFixture.only(hosting.command(hosting.envelope(0, ToyPlay.begin(2))), HostEffect.Open.class);

    Append append = HostFixture.only(hosting.open(), Append.class);

    Header genesis = ((Commit) ChronicleRecord.read(append.value())).header();
    assertThat(genesis.seq()).isEqualTo(1);
    assertThat(genesis.parent()).isEqualTo(Hash.ZERO);
    assertThat(genesis.events().getFirst().type()).isEqualTo("kernel.chronicle-opened.v1");
  }

  @Test
  void aFailedAppendIsSentAgainWithTheSameBytesUntilItIsRead() {
    HostFixture hosting = HostFixture.deciding(Service.GAME);
    hosting.command(hosting.envelope(0, ToyPlay.begin(2)));
    Append append = HostFixture.only(hosting.open(), Append.class);

    Append again = HostFixture.only(hosting.host.appendFailed(append.ticket()), Append.class);
    hosting.read(again);

    assertThat(again).isEqualTo(append);
    assertThat(hosting.host.appendFailed(append.ticket())).isEmpty();
  }

  @Test
  void aCommandWaitsWhileARecordOfItsGameIsInFlight() {
    HostFixture hosting = HostFixture.deciding(Service.GAME);
    hosting.command(hosting.envelope(0, ToyPlay.begin(2)));
    Append genesis = HostFixture.only(hosting.open(), Append.class);

    assertThat(hosting.command(hosting.envelope(0, new ToyCommand.Join("ab")))).isEmpty();

    assertThat(HostFixture.all(hosting.read(genesis), Append.class)).hasSize(1);
  }

  @Test
  void aCommandMadeOnAnUnknownCommitIsHeldFiveSecondsAndThenRefused() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);
    assertThat(hosting.command(hosting.envelope(3, new ToyCommand.Give(HostFixture.P1, 1))))
        .isEmpty();
    assertThat(HostFixture.all(hosting.advance(Duration.ofMillis(4_999)), Append.class)).isEmpty();

    List<HostEffect> effects = hosting.advance(Duration.ofMillis(1));

    assertThat(refused(effects).refused().type()).isEqualTo(Refusals.UNKNOWN_COMMIT);
  }

  @Test
  void aCommandIsTurnedAwayWhileItsGameCannotBeLoaded() {
    HostFixture hosting =
        HostFixture.claiming(
            Service.MAP, HostFixture.checkpointOf(STORED, Map.of()), Limits.STANDARD);
    hosting.readOwnClaim();
    List<HostEffect> effects =
        hosting.command(hosting.envelope(7, new ToyCommand.Give(HostFixture.P1, 1)));
    Load load = HostFixture.only(effects, Load.class);

    List<HostEffect> failed = hosting.host.loadFailed(load.game(), load.toSeq());

    assertThat(HostFixture.only(failed, TurnedAway.class).reason())
        .isEqualTo(TurnedAway.Reason.UNAVAILABLE);
    assertThat(HostFixture.only(failed, Load.class)).isEqualTo(load);
  }

  @Test
  void aGameWhoseWakeUpTimeIsReachedIsLoaded() {
    GameRow owing =
        new GameRow(
            HostFixture.GAME, STORED.chain(), Optional.empty(), 0, Optional.of(Instant.EPOCH));
    HostFixture hosting =
        HostFixture.claiming(
            Service.MAP, HostFixture.checkpointOf(owing, Map.of()), Limits.STANDARD);

    assertThat(HostFixture.only(hosting.readOwnClaim(), Load.class).game())
        .isEqualTo(HostFixture.GAME);
  }

  @Test
  void aGameWithInconsistentRowsIsReadAgainFromTheLog() {
    HostFixture hosting =
        HostFixture.claiming(
            Service.MAP, HostFixture.checkpointOf(STORED, Map.of()), Limits.STANDARD);
    hosting.readOwnClaim();
    hosting.command(hosting.envelope(7, new ToyCommand.Give(HostFixture.P1, 1)));

    List<HostEffect> effects =
        hosting.host.loaded(HostFixture.GAME, Long.MAX_VALUE, StoredGame.NONE, hosting.now);

    assertThat(HostFixture.only(effects, HostEffect.Rebuild.class).beforeOffset()).isEqualTo(1);
  }

  @Test
  void anUnreadableAcceptedCommitStopsItsGame() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);
    hosting.read("game-service", claim("games", Service.GAME));

    List<HostEffect> effects = hosting.read(HostFixture.GAME.value(), unreadable());

    assertThat(HostFixture.only(effects, HostEffect.GameStopped.class).reason())
        .contains("commit 1");
    List<HostEffect> later =
        hosting.command(hosting.envelope(1, new ToyCommand.Give(HostFixture.P1, 1)));
    assertThat(HostFixture.only(later, TurnedAway.class).reason())
        .isEqualTo(TurnedAway.Reason.STOPPED);
  }

  /** It counts, so what is decided on its command meanwhile would be a second answer. */
  @Test
  void aRefusalInFlightIsAwaitedWhenItsGameIsReadAgain() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);
    hosting.read("game-service", claim("games", Service.GAME));
    List<HostEffect> sent =
        hosting.command(hosting.envelope(0, new ToyCommand.Give(HostFixture.P1, 1)));
    HostFixture games = gameService();
    games.command(games.envelope(0, ToyPlay.begin(2)));
    games.read(HostFixture.only(games.open(), Append.class));
    Append second =
        HostFixture.only(games.command(games.envelope(1, new ToyCommand.Join("ab"))), Append.class);

    List<HostEffect> lost = hosting.read(second);
    List<HostEffect> rebuilt =
        hosting.host.loaded(HostFixture.GAME, Long.MAX_VALUE, StoredGame.NONE, hosting.now);
    List<HostEffect> answered = hosting.read(HostFixture.only(sent, Append.class));

    assertThat(HostFixture.all(lost, HostEffect.Rebuild.class)).hasSize(1);
    assertThat(HostFixture.all(rebuilt, Append.class)).isEmpty();
    assertThat(HostFixture.all(answered, Append.class)).isEmpty();
    assertThat(HostFixture.only(answered, HostEffect.CommandsDone.class).offset()).isEqualTo(1);
  }

  @Test
  void aRecordThatIsNoEnvelopeIsADeadLetter() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);

    List<HostEffect> effects =
        hosting.host.commanded(
            0, "game", "hello".getBytes(StandardCharsets.UTF_8), hosting.now, hosting.now);

    assertThat(HostFixture.only(effects, HostEffect.DeadLetter.class).offset()).isZero();
    assertThat(HostFixture.only(effects, HostEffect.CommandsDone.class).offset()).isEqualTo(1);
  }

  @Test
  void theOffsetOfACommandIsCommittedWhenItsAnswerIsRead() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);
    List<HostEffect> sent =
        hosting.command(hosting.envelope(0, new ToyCommand.Give(HostFixture.P1, 1)));
    Append refusal = HostFixture.only(sent, Append.class);
    assertThat(hosting.host.appended(refusal.ticket())).isEmpty();

    List<HostEffect> effects = hosting.read(refusal);

    assertThat(HostFixture.only(effects, HostEffect.CommandsDone.class).offset()).isEqualTo(1);
  }

  @Test
  void aRepeatedCommandGetsItsAnswerAgainWithoutARecord() {
    HostFixture hosting = HostFixture.deciding(Service.MAP);
    CommandEnvelope envelope = hosting.envelope(0, new ToyCommand.Give(HostFixture.P1, 1));
    hosting.read(HostFixture.only(hosting.command(envelope), Append.class));

    List<HostEffect> effects = hosting.command(envelope);

    assertThat(HostFixture.all(effects, Append.class)).isEmpty();
    assertThat(HostFixture.only(effects, HostEffect.Repeat.class).command())
        .isEqualTo(envelope.command());
  }

  @Test
  void aGameThatWasNotInMemoryAtACommitIsWrittenOnceItIsLoaded() {
    HostFixture games = gameService();
    games.command(games.envelope(0, ToyPlay.begin(2)));
    Append genesis = HostFixture.only(games.open(), Append.class);
    games.read(genesis);
    Append second =
        HostFixture.only(games.command(games.envelope(1, new ToyCommand.Join("ab"))), Append.class);
    HostFixture hosting =
        HostFixture.claiming(
            Service.MAP,
            HostFixture.checkpointOf(rowAfter(genesis), Map.of(Service.GAME, new ClaimId("games"))),
            Limits.STANDARD);
    hosting.readOwnClaim();
    hosting.read(second);
    CheckpointBatch unloadedBatch =
        HostFixture.only(hosting.advance(Duration.ofSeconds(1)), HostEffect.Save.class).batch();
    hosting.host.saved(unloadedBatch.number());
    assertThat(hosting.host.position(HostFixture.GAME)).isEmpty();

    hosting.host.loaded(
        HostFixture.GAME,
        Long.MAX_VALUE,
        new StoredGame(
            Optional.empty(),
            List.of(new CheckpointBatch.CommitRow(HostFixture.GAME, 1, genesis.value())),
            Map.of()),
        hosting.now);

    CheckpointBatch loadedBatch =
        HostFixture.only(hosting.advance(Duration.ofSeconds(1)), HostEffect.Save.class).batch();
    assertThat(hosting.host.position(HostFixture.GAME)).map(at -> at.head().seq()).contains(2L);
    assertThat(loadedBatch.games()).extracting(GameRow::game).containsExactly(HostFixture.GAME);
  }

  private static GameRow rowAfter(Append genesis) {
    Commit commit = (Commit) ChronicleRecord.read(genesis.value());
    Chain chain = ((Verdict.Accepted) Chain.EMPTY.follow(commit.header(), commit.hash())).chain();
    return new GameRow(HostFixture.GAME, chain, Optional.empty(), 0, Optional.empty());
  }

  private static RefusedCommand refused(List<HostEffect> effects) {
    return (RefusedCommand) ChronicleRecord.read(HostFixture.only(effects, Append.class).value());
  }

  private static byte[] claim(String id, Service service) {
    return new Claim(new ClaimId(id), service, "another").bytes();
  }

  private static HostFixture gameService() {
    HostFixture games =
        HostFixture.claiming(
            Service.GAME, PartitionCheckpoint.empty(new ClaimId("games")), Limits.STANDARD);
    games.read("game-service", claim("games", Service.GAME));
    return games;
  }

  private static byte[] unreadable() {
    HostFixture games = gameService();
    games.command(games.envelope(0, ToyPlay.begin(2)));
    String genesis =
        new String(HostFixture.only(games.open(), Append.class).value(), StandardCharsets.UTF_8);
    Line header = Line.split(genesis.getBytes(StandardCharsets.UTF_8)).getFirst();
    return (header + "\n" + "{}\n".repeat(genesis.split("\n").length - 1))
        .getBytes(StandardCharsets.UTF_8);
  }
}
