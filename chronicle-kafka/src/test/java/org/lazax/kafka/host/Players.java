package org.lazax.kafka.host;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/** Those who play one toy game through the topics, seeing it as the witness does. */
final class Players {
  private static final WireTypes WIRE =
      ToyService.all().stream().map(ToyService::wire).reduce(WireTypes::and).orElseThrow();

  private static final EventLines EVENTS = EventLines.ofAll(WIRE, Upcasters.NONE);

  final GameId game;
  private final Post post;
  private final Witness witness;
  private final Random random;
  private ToyTable table = ToyTable.empty(Optional.empty());
  private long folded;
  private int given;

  Players(GameId game, Post post, Witness witness, long seed) {
    this.game = game;
    this.post = post;
    this.witness = witness;
    this.random = new Random(seed);
  }

  /** Begins the game and plays on from the lobby to the first question of the rules. */
  void start(int rounds) {
    answer(begin(rounds));
    ToyPlay.SEATS.forEach(_ -> playOn());
    playOn();
  }

  CommandId begin(int rounds) {
    return send(Optional.of(new Seat(1)), ToyPlay.begin(rounds));
  }

  /** Plays on, command by command, until the game is over or has come this far. */
  void playTo(long seq) {
    while (foldedTo() < seq && !isOver()) {
      playOn();
    }
  }

  void playToTheEnd() {
    playTo(Long.MAX_VALUE);
  }

  boolean isOver() {
    foldedTo();
    return folded > 0 && table.kernel().stack().isEmpty();
  }

  ToyTable table() {
    foldedTo();
    return table;
  }

  /** Waits until players are awaited; then one of them acts and gets an answer. */
  void playOn() {
    ToyPlay.Said said =
        witness.await(
            () -> {
              foldedTo();
              return isOverNow()
                  ? Optional.of(new ToyPlay.Said(new Seat(1), new ToyCommand.Start()))
                  : ToyPlay.next(table, random);
            },
            "awaiting in " + game);
    if (!isOverNow()) {
      witness.answer(game, send(Optional.of(said.seat()), said.command()));
    }
  }

  /** Waits until players are awaited; then one of them acts, and nobody waits for the answer. */
  CommandId sendNext() {
    ToyPlay.Said said = awaitQuestion();
    return send(Optional.of(said.seat()), said.command());
  }

  /** Waits until players are awaited; what one of them could say. */
  ToyPlay.Said awaitQuestion() {
    return witness.await(
        () -> {
          foldedTo();
          return ToyPlay.next(table, random);
        },
        "awaiting in " + game);
  }

  /** Who asks the players now. */
  Service asking() {
    return table.kernel().frame().orElseThrow().procedure().owner();
  }

  /** Waits, saying nothing, until the game is over. */
  void awaitTheEnd() {
    witness.await(() -> Optional.of(this).filter(Players::isOver), "end of " + game);
  }

  Answer answer(CommandId command) {
    return witness.answer(game, command);
  }

  private boolean isOverNow() {
    return folded > 0 && table.kernel().stack().isEmpty();
  }

  private long foldedTo() {
    List<org.lazax.chronicle.commit.Commit> commits = witness.game(game).commits();
    for (var commit : commits.subList((int) folded, commits.size())) {
      Stamp stamp = commit.header().stamp();
      for (var event : EVENTS.read(commit)) {
        table = table.evolve(event, stamp);
      }
      folded++;
    }
    return folded;
  }

  CommandId send(Optional<Seat> seat, ToyCommand command) {
    CommandId id = CommandId.given("tester", game, "key-" + given++);
    resend(id, seat, command);
    return id;
  }

  void resend(CommandId id, Optional<Seat> seat, ToyCommand command) {
    post.give(envelope(id, seat, command));
  }

  CommandEnvelope envelope(CommandId id, Optional<Seat> seat, ToyCommand command) {
    String type = WireTypes.nameOf(command.getClass());
    return new CommandEnvelope(
        id, game, seat, folded, Optional.empty(), type, WIRE.json().valueToTree(command));
  }
}
