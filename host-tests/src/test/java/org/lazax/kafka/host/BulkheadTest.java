package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.NotFoundException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.host.QueryResult;
import org.lazax.chronicle.toy.FailingToy;
import org.lazax.chronicle.toy.FailingToy.Place;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.transport.Reply;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.Asked;
import org.lazax.kafka.reads.GameAnswer;

/** What fails in a game, or in the host of a partition, harms nothing else. */
@ParameterizedClass
@EnumSource
class BulkheadTest {
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(1);
  private static final int ROUNDS = 2;

  /** How often the log is read for one game. */
  private static final int ATTEMPTS = 5;

  @Parameter private Packaging packaging = Packaging.FOUR_SERVICES;

  private final Map<Place, Players> doomed = new EnumMap<>(Place.class);
  private final AtomicBoolean mended = new AtomicBoolean();
  private Platform platform;
  private Players neighbours;

  @BeforeEach
  void start() {
    platform = Platform.failing(packaging, ANSWER_TIMEOUT, mended::get);
    neighbours = platform.players(1, 0);
    neighbours.start(ROUNDS);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void eachFailureStopsItsGameAndTheNeighboursPlayOn() {
    for (Place place : Place.values()) {
      doomed.put(place, platform.players(place.rounds(), 0));
    }
    doomed.forEach((place, players) -> players.start(place.rounds()));
    Players silent = platform.players(2, 0);
    silent.start(1);

    platform.producer.ask(Service.MAP, options(doomed(Place.OPTIONS)));
    assertThatThrownBy(() -> view(doomed(Place.VIEW)))
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(StackOverflowError.class);
    CommandId failing = doomed(Place.COMMAND).send(Optional.of(new Seat(1)), FailingToy.FATAL);

    assertThat(platform.replies.reply(Reply.None.class, none -> none.query().equals("doomed")))
        .extracting(Reply.None::reason)
        .isEqualTo(QueryResult.STOPPED.reason());
    assertThat(doomed(Place.COMMAND).answer(failing)).isInstanceOf(Answer.Refused.class);
    for (Place place : EnumSet.complementOf(EnumSet.of(Place.COMMAND))) {
      Players stopped = doomed(place);
      Awaitility.await(place.name()).atMost(Platform.TIMEOUT).until(() -> view(stopped).isEmpty());
      CommandId command = give(stopped);
      assertThat(
              platform.replies.reply(
                  Reply.TurnedAway.class, turned -> turned.command().equals(command)))
          .extracting(Reply.TurnedAway::reason)
          .isEqualTo(TurnedAway.Reason.STOPPED);
    }
    assertThat(platform.instance(Service.MAP).count("lazax.games.stopped"))
        .isGreaterThanOrEqualTo(Place.values().length - 1);
    assertThat(platform.instance(Service.MAP).count("lazax.hosts.failed")).isZero();
    neighbours.playToTheEnd();
    silent.awaitTheEnd();
  }

  @Test
  void anOperatorFindsAGameThatHasStoppedAndStartsItAgain() {
    Players doomed = platform.players(3, 0);
    doomed.start(Place.DEBT.rounds());
    String line =
        Awaitility.await().atMost(Platform.TIMEOUT).until(() -> stopped(doomed), l -> !l.isEmpty());
    long seq = platform.follower.game(doomed.game).seq();
    platform.replies.reply(
        Reply.Stopped.class, stop -> stop.seq() == seq && line.contains(stop.reason()));
    mended.set(true);

    startAgain(doomed);

    assertThat(line).contains("after commit " + seq, "the toy fails in DEBT");
    doomed.playTo(seq + 10);
    assertThat(stopped(doomed)).isEmpty();
    assertThatThrownBy(() -> startAgain(doomed)).isInstanceOf(NotFoundException.class);
  }

  @Test
  void aGameThatCannotBeReadAgainFromTheLogIsTriedAgainAndThenStops() {
    Players doomed = platform.players(4, 0);
    doomed.start(Place.DEBT.rounds());
    Awaitility.await().atMost(Platform.TIMEOUT).until(() -> !stopped(doomed).isEmpty());
    mended.set(true);
    platform.instance(Service.MAP).failToScan(ATTEMPTS);
    startAgain(doomed);
    Awaitility.await().atMost(Platform.TIMEOUT).until(() -> !stopped(doomed).isEmpty());
    long seq = platform.follower.game(doomed.game).seq();
    String line = stopped(doomed);

    platform.instance(Service.MAP).failToScan(ATTEMPTS - 1);
    platform.producer.ask(Service.MAP, new Query.StartAgain("again", doomed.game, 0));

    assertThat(platform.replies.reply(Reply.Started.class, reply -> reply.query().equals("again")))
        .matches(Reply.Started::had);
    assertThat(line).contains("TimeoutException");
    doomed.playTo(seq + 10);
    assertThat(stopped(doomed)).isEmpty();
  }

  @Test
  void aRecordThatIsTooLargeStopsItsGame() {
    platform
        .instance(Service.MAP)
        .rejectNext(neighbours.game, new RecordTooLargeException("of a test"));
    CommandId turnedAway = give(neighbours);

    platform.replies.reply(Reply.TurnedAway.class, away -> away.command().equals(turnedAway));

    assertThat(stopped(neighbours)).contains("RecordTooLargeException");
    assertThat(platform.instance(Service.MAP).count("lazax.chronicle.append.failed")).isOne();
    startAgain(neighbours);
    neighbours.playToTheEnd();
  }

  @Test
  void aRecordThatIsNotAuthorisedIsToldAndSentAgain() {
    platform
        .instance(Service.MAP)
        .rejectNext(neighbours.game, new TopicAuthorizationException("of a test"));

    neighbours.playToTheEnd();

    assertThat(platform.instance(Service.MAP).count("lazax.chronicle.append.failed")).isOne();
  }

  private void startAgain(Players players) {
    stoppedGames().start(Service.MAP.wireName(), players.game.value()).await().indefinitely();
  }

  /** The line about a game that has stopped; empty if it has not. */
  private String stopped(Players players) {
    return stoppedGames()
        .list(Service.MAP.wireName())
        .await()
        .indefinitely()
        .lines()
        .filter(line -> line.startsWith(players.game.value()))
        .findFirst()
        .orElse("");
  }

  private StoppedGamesResource stoppedGames() {
    return platform.instance(Service.MAP).stoppedGames();
  }

  @Test
  void aHostThatFailsComesBack() {
    platform.instance(Service.MAP).failToSend(Realm.GAMES.topic());

    neighbours.playToTheEnd();

    assertThat(neighbours.isOver()).isTrue();
    assertThat(platform.instance(Service.MAP).count("lazax.hosts.failed")).isOne();
  }

  @Test
  void aRecordThatAPollHasLostIsReadAgain() {
    long before = platform.instance(Service.MAP).count("lazax.chronicle.read.again");
    platform.instance(Service.MAP).loseOne(Realm.GAMES.topic());

    neighbours.playToTheEnd();

    assertThat(neighbours.isOver()).isTrue();
    assertThat(platform.instance(Service.MAP).count("lazax.chronicle.read.again"))
        .isEqualTo(before + 1);
  }

  @Test
  void aRecordWithoutAValueIsReadAgainAndThenPassedOver() {
    platform.producer.writeNothing(Realm.GAMES.topic(), neighbours.game);
    platform.producer.writeNothing(Topics.commands(Service.MAP), neighbours.game);

    neighbours.playToTheEnd();

    assertThat(neighbours.isOver()).isTrue();
    assertThat(platform.instance(Service.MAP).count("lazax.chronicle.read.again")).isPositive();
    assertThat(platform.instance(Service.MAP).count("lazax.hosts.failed")).isZero();
  }

  private Players doomed(Place place) {
    return requireNonNull(doomed.get(place));
  }

  private static Query options(Players players) {
    return new Query.Options("doomed", players.game, 0, new Seat(1));
  }

  private static CommandId give(Players players) {
    return players.send(Optional.of(new Seat(1)), new ToyCommand.Give(new Seat(1), 0));
  }

  private Optional<GameAnswer> view(Players players) {
    return platform
        .instance(Service.MAP)
        .games()
        .view(Service.MAP, players.game, Asked.VIEW, 0)
        .subscribeAsCompletionStage()
        .join();
  }
}
