package org.lazax.kafka.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Sealing;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/** Players of one toy game. They send commands to the topics and read the game from the log. */
final class Players {
  private static final EventLines EVENTS = EventLines.ofAll(NewerToy.WIRE, Upcasters.NONE);

  final GameId game;
  private final TestProducer producer;
  private final ChronicleFollower follower;
  private final Random random;
  private ToyTable table = ToyTable.empty(Optional.empty());
  private long foldedSeq;
  private int commands;

  Players(GameId game, TestProducer producer, ChronicleFollower follower, long seed) {
    this.game = game;
    this.producer = producer;
    this.follower = follower;
    this.random = new Random(seed);
  }

  /** Begins the game and plays through the lobby until the first seat is awaited. */
  void start(int rounds) {
    answer(begin(rounds));
    ToyPlay.SEATS.forEach(_ -> playOn());
    playOn();
  }

  CommandId begin(int rounds) {
    return send(Optional.of(new Seat(1)), ToyPlay.begin(rounds));
  }

  /** Plays until the game is over or has reached this commit. */
  void playTo(long seq) {
    while (fold() < seq && !isOver()) {
      playOn();
    }
  }

  void playToTheEnd() {
    playTo(Long.MAX_VALUE);
  }

  boolean isOver() {
    fold();
    return foldedSeq > 0 && table.kernel().stack().isEmpty();
  }

  ToyTable table() {
    fold();
    return table;
  }

  /** Waits until players are awaited; then one of them acts and gets an answer. */
  void playOn() {
    ToyPlay.SeatCommand next =
        follower.await(
            () -> {
              fold();
              return isOverNow()
                  ? Optional.of(new ToyPlay.SeatCommand(new Seat(1), new ToyCommand.Start()))
                  : ToyPlay.next(table, random);
            },
            "awaiting in " + game);
    if (!isOverNow()) {
      follower.answer(game, send(Optional.of(next.seat()), next.command()));
    }
  }

  /** Waits until players are awaited; then one of them acts. Does not wait for the answer. */
  CommandId sendNext() {
    ToyPlay.SeatCommand next = awaitTurn();
    return send(Optional.of(next.seat()), next.command());
  }

  /** Waits until players are awaited, and returns a command that one of them could give. */
  ToyPlay.SeatCommand awaitTurn() {
    return follower.await(
        () -> {
          fold();
          return ToyPlay.next(table, random);
        },
        "awaiting in " + game);
  }

  /** The service that awaits the players now. */
  Service awaitingService() {
    return table.kernel().frame().orElseThrow().procedure().owner();
  }

  /** Waits until the game is over, without giving commands. */
  void awaitTheEnd() {
    follower.await(() -> Optional.of(this).filter(Players::isOver), "end of " + game);
  }

  Answer answer(CommandId command) {
    return follower.answer(game, command);
  }

  /** A commit that game-service could have written now, with this event. */
  Commit next(WireTypes types, GameEvent event) {
    Chain chain = follower.game(game).chain();
    Header header =
        Header.of(
            game,
            chain.stamp(Instant.now(), Optional.empty()),
            chain.head(),
            Service.GAME,
            follower.claim(Service.GAME, game),
            Optional.empty(),
            Optional.empty());
    return new Sealing(types).seal(header, List.of(event), (seq, index) -> new byte[32]);
  }

  private boolean isOverNow() {
    return foldedSeq > 0 && table.kernel().stack().isEmpty();
  }

  private long fold() {
    List<Commit> commits = follower.game(game).commits();
    for (var commit : commits.subList((int) foldedSeq, commits.size())) {
      Stamp stamp = commit.header().stamp();
      for (var event : EVENTS.read(commit)) {
        table = table.evolve(event, stamp);
      }
      foldedSeq++;
    }
    return foldedSeq;
  }

  CommandId send(Optional<Seat> seat, ToyCommand command) {
    CommandId id = CommandId.given("tester", game, "key-" + commands++);
    resend(id, seat, command);
    return id;
  }

  void resend(CommandId id, Optional<Seat> seat, ToyCommand command) {
    producer.submit(envelope(id, seat, command));
  }

  CommandEnvelope envelope(CommandId id, Optional<Seat> seat, ToyCommand command) {
    String type = WireTypes.nameOf(command);
    return new CommandEnvelope(
        id,
        game,
        seat,
        foldedSeq,
        Optional.empty(),
        type,
        ToyService.allTypes().json().valueToTree(command));
  }
}
