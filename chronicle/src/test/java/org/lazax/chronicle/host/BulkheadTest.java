package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.host.HostEffect.GameStopped;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.memory.MemoryChronicle;
import org.lazax.chronicle.toy.FailingToy;
import org.lazax.chronicle.toy.FailingToy.Place;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/** A failure in one game stops this game, with its commit and its cause. Its neighbours play on. */
final class BulkheadTest {
  private static final Duration SILENCE = Duration.ofHours(1);
  private static final EventLines LINES = EventLines.ofAll(ToyService.allTypes(), Upcasters.NONE);
  private static final GameId UNSEALED = new GameId("unsealed");
  private static final GameId DOOMED = new GameId("doomed");

  private final AtomicBoolean mended = new AtomicBoolean();
  private final MemoryChronicle<ToyTable> chronicle =
      new MemoryChronicle<>(services(mended::get), Limits.STANDARD, BulkheadTest::opened);
  private final List<GameId> neighbours =
      List.of(new GameId("a"), new GameId("m"), new GameId("z"));
  private int keys;

  @BeforeEach
  void neighboursWaitForAGift() {
    neighbours.forEach(game -> playToTheGift(game, 1));
  }

  @ParameterizedTest
  @EnumSource(names = {"DEBT", "SILENCE", "OPTIONS", "FOLD"})
  void aFailureStopsOneGame(Place place) {
    playToTheGift(DOOMED, place.rounds());

    chronicle.ask(Service.MAP, options("1"));
    chronicle.advance(SILENCE);
    chronicle.ask(Service.MAP, options("2"));
    chronicle.advance(Duration.ofMinutes(1));
    CommandId turnedAway = give(DOOMED);

    GameStopped stopped = only(GameStopped.class);
    assertThat(stopped.game()).isEqualTo(DOOMED);
    assertThat(stopped.seq()).isEqualTo(place == Place.FOLD ? 1 : commits(DOOMED).size());
    assertThat(stopped.reason()).contains("the toy fails in " + place);
    assertThat(stopped.cause()).containsInstanceOf(StackOverflowError.class);
    assertThat(all(HostEffect.Reply.class))
        .extracting(reply -> reply.query().id())
        .containsExactly("1", "2");
    assertThat(all(HostEffect.Reply.class).getLast().result()).isEqualTo(QueryResult.STOPPED);
    assertThat(all(TurnedAway.class))
        .anySatisfy(away -> assertTurnedAway(away, turnedAway, DOOMED));
    assertThat(neighbours)
        .allSatisfy(game -> {
          // The deadline of each has passed in the same tick.
          assertThat(commits(game)).hasSizeGreaterThan(beforeTheGift());
          playToTheEnd(game);
        });
  }

  @Test
  void aCommandOnWhichTheRulesFailIsRefusedAndItsGameGoesOn() {
    playToTheGift(DOOMED, Place.COMMAND.rounds());

    CommandId failing = submit(DOOMED, new Seat(1), FailingToy.FATAL);

    assertThat(only(HostEffect.Failed.class).cause()).isInstanceOf(StackOverflowError.class);
    assertThat(scan(DOOMED).answers().get(failing)).isInstanceOf(Answer.Refused.class);
    assertThat(all(GameStopped.class)).isEmpty();
    neighbours.forEach(this::playToTheEnd);
  }

  @Test
  void aGameThatCannotBeSealedStops() {
    CommandId begun = submit(UNSEALED, new Seat(1), ToyPlay.begin(1));
    chronicle.advance(SILENCE);

    GameStopped stopped = only(GameStopped.class);
    assertThat(stopped.game()).isEqualTo(UNSEALED);
    assertThat(stopped.seq()).isZero();
    assertThat(stopped.cause()).containsInstanceOf(IllegalStateException.class);
    assertTurnedAway(only(TurnedAway.class), begun, UNSEALED);
    neighbours.forEach(this::playToTheEnd);
  }

  @Test
  void afterARestartAGameThatFailsStopsAgainAndItsNeighboursPlayOn() {
    playToTheGift(DOOMED, Place.FOLD.rounds());
    chronicle.advance(Duration.ofMinutes(1));

    chronicle.restart(Service.MAP);
    chronicle.advance(Duration.ofMinutes(1));

    assertThat(all(GameStopped.class))
        .extracting(GameStopped::game)
        .containsExactly(DOOMED, DOOMED);
    neighbours.forEach(this::playToTheEnd);
  }

  @ParameterizedTest
  @EnumSource(names = {"DEBT", "SILENCE", "OPTIONS", "FOLD"})
  void aGameThatHasStoppedCanBeStartedAgainWhenItsRulesAreMended(Place place) {
    playToTheGift(DOOMED, place.rounds());
    chronicle.ask(Service.MAP, options("1"));
    chronicle.advance(SILENCE);
    long seq = only(GameStopped.class).seq();
    chronicle.startAgain(Service.MAP, DOOMED);
    chronicle.ask(Service.MAP, options("2"));
    chronicle.advance(SILENCE);
    assertThat(all(GameStopped.class)).as("nothing is mended").hasSize(2);
    mended.set(true);

    chronicle.startAgain(Service.MAP, DOOMED);
    chronicle.startAgain(Service.MAP, DOOMED);
    chronicle.advance(Duration.ofMinutes(1));
    chronicle.advance(SILENCE);

    assertThat(all(GameStopped.class)).hasSize(2);
    assertThat(commits(DOOMED)).hasSizeGreaterThan((int) seq + 1);
    ToyPlay.SeatCommand next = ToyPlay.fixed(table(DOOMED)).orElseThrow();
    CommandId command = submit(DOOMED, next.seat(), next.command());
    assertThat(scan(DOOMED).answers().get(command)).isInstanceOf(Answer.Applied.class);
  }

  // ---- the players ----

  private static int beforeTheGift() {
    // The genesis, three that join, the start, the first round and its gift.
    return 7;
  }

  private void playToTheGift(GameId game, int rounds) {
    submit(game, new Seat(1), ToyPlay.begin(rounds));
    for (int i = 0; i < ToyPlay.SEATS.size() + 1; i++) {
      ToyPlay.SeatCommand next = ToyPlay.fixed(table(game)).orElseThrow();
      submit(game, next.seat(), next.command());
    }
  }

  private void playToTheEnd(GameId game) {
    Random random = new Random(7);
    while (!table(game).kernel().stack().isEmpty()) {
      ToyPlay.SeatCommand next = ToyPlay.next(table(game), random).orElseThrow();
      submit(game, next.seat(), next.command());
    }
  }

  private CommandId give(GameId game) {
    return submit(game, new Seat(1), new ToyCommand.Give(new Seat(1), 0));
  }

  private CommandId submit(GameId game, Seat seat, ToyCommand command) {
    CommandId id = CommandId.given("tester", game, Integer.toString(keys++));
    chronicle.submit(
        new CommandEnvelope(
            id,
            game,
            Optional.of(seat),
            commits(game).size(),
            Optional.empty(),
            WireTypes.nameOf(command),
            ToyService.allTypes().json().valueToTree(command)));
    return id;
  }

  private static Query options(String id) {
    return new Query.Options(id, DOOMED, 0, new Seat(1));
  }

  private StoredGame scan(GameId game) {
    GameScan scan = new GameScan(game, new Partition(0, 1));
    chronicle.log().forEach(record -> scan.read(record.key(), record.value()));
    return scan.found();
  }

  private List<CheckpointBatch.CommitRow> commits(GameId game) {
    return scan(game).commits();
  }

  private ToyTable table(GameId game) {
    ToyTable table = ToyTable.empty(Optional.of(SILENCE));
    for (CheckpointBatch.CommitRow row : commits(game)) {
      Commit commit = (Commit) ChronicleRecord.read(row.bytes());
      for (GameEvent event : LINES.read(commit)) {
        table = table.evolve(event, commit.header().stamp());
      }
    }
    return table;
  }

  private <E extends HostEffect> List<E> all(Class<E> kind) {
    return HostFixture.all(chronicle.effects(), kind);
  }

  private <E extends HostEffect> E only(Class<E> kind) {
    return HostFixture.only(chronicle.effects(), kind);
  }

  // ---- the services ----

  private static List<HostedService<ToyFlow, ToyTable>> services(BooleanSupplier mended) {
    return ToyService.all(Optional.of(SILENCE)).stream()
        .map(toy -> new FailingToy(toy, mended))
        .map(service ->
            new HostedService<>(
                service,
                new SnapshotCodec<>(service, ToyFlow.class, ToyTable.class),
                Upcasters.NONE,
                new Secrets()))
        .toList();
  }

  private static ChronicleOpened opened(GameId game) {
    PlatformSeed seed = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
    return Secrets.SEALED.open(game, seed, new byte[SeedVault.NONCE_BYTES], "toy", 1);
  }

  /** Secrets that cannot seal the commits of one game. */
  private static final class Secrets implements GameSecrets {
    static final SealedSecrets SEALED = new SealedSecrets(new SeedVault(new byte[32]));

    @Override
    public Dice dice(GameId game, Genesis origin, long seq) {
      return SEALED.dice(game, origin, seq);
    }

    @Override
    public SaltSource salts(GameId game, Genesis origin) {
      if (game.equals(UNSEALED)) {
        throw new IllegalStateException("another key");
      }
      return SEALED.salts(game, origin);
    }

    @Override
    public String revealed(GameId game, Genesis origin) {
      return SEALED.revealed(game, origin);
    }
  }

  private static void assertTurnedAway(TurnedAway away, CommandId command, GameId game) {
    assertThat(away.command()).isEqualTo(command);
    assertThat(away.game()).isEqualTo(game);
    assertThat(away.reason()).isEqualTo(TurnedAway.Reason.STOPPED);
  }
}
