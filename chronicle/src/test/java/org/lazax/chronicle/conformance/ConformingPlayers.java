package org.lazax.chronicle.conformance;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyPlay.SeatCommand;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/** Players of one toy game. They read the game from the log. */
final class ConformingPlayers {
  private static final Duration TIMEOUT = Duration.ofSeconds(40);
  private static final ObjectMapper JSON = ToyService.allTypes().json();
  private static final EventLines LINES = EventLines.ofAll(ToyService.allTypes(), Upcasters.NONE);

  final GameId game = GameId.created("conformance", UUID.randomUUID().toString());
  private final ChronicleUnderTest chronicle;
  private final Random random = new Random(5);
  private int keys;

  ConformingPlayers(ChronicleUnderTest chronicle) {
    this.chronicle = chronicle;
  }

  long seq() {
    return chronicle.commits(game).size();
  }

  ToyTable table() {
    List<Commit> commits = chronicle.commits(game);
    return after(commits, commits.size());
  }

  CommandEnvelope submit(Optional<Seat> seat, Command command) {
    CommandEnvelope envelope = envelope(seat, seq(), Optional.empty(), command);
    chronicle.submit(envelope);
    return envelope;
  }

  CommandEnvelope envelope(
      Optional<Seat> seat, long afterSeq, Optional<Long> ifMatch, Command command) {
    return new CommandEnvelope(
        nextId(),
        game,
        seat,
        afterSeq,
        ifMatch,
        WireTypes.nameOf(command),
        JSON.valueToTree(command));
  }

  CommandEnvelope malformed() {
    return new CommandEnvelope(
        nextId(),
        game,
        Optional.of(new Seat(1)),
        seq(),
        Optional.empty(),
        "game.join",
        JSON.createObjectNode().put("entropy", "ab").put("unknown", "ab"));
  }

  Answer answered(CommandEnvelope envelope) {
    return await(() -> chronicle.answer(game, envelope.command()));
  }

  /** Waits until players are awaited; then one of them acts and gets an answer. */
  void playOn() {
    SeatCommand said = await(() -> ToyPlay.next(table(), random));
    answered(submit(Optional.of(said.seat()), said.command()));
  }

  void playTo(String about) {
    while (!await(() -> table().kernel().awaiting()).about().equals(about)) {
      playOn();
    }
  }

  /** Plays until a seat may make a gift, and gives it to another seat, which starts a quarrel. */
  void quarrel() {
    playTo("gift");
    Seat giver = table().kernel().awaiting().orElseThrow().awaited().iterator().next();
    Seat other =
        ToyPlay.SEATS.stream().filter(seat -> !seat.equals(giver)).findFirst().orElseThrow();
    answered(submit(Optional.of(giver), new ToyCommand.Give(other, 0)));
  }

  void playToTheEnd() {
    while (!await(this::isRunning).equals(false)) {
      playOn();
    }
  }

  /** Whether players are awaited; empty while a service owes. */
  private Optional<Boolean> isRunning() {
    ToyTable table = table();
    return table.kernel().debtor().isPresent()
        ? Optional.empty()
        : Optional.of(table.kernel().awaiting().isPresent());
  }

  private static ToyTable after(List<Commit> commits, int seq) {
    if (seq == 0) {
      return ToyTable.empty(Optional.empty());
    }
    Commit commit = commits.get(seq - 1);
    List<GameEvent> events = LINES.read(commit);
    ToyTable table =
        events.getFirst() instanceof Rewound rewound
            ? after(commits, Math.toIntExact(rewound.toSeq()))
            : after(commits, seq - 1);
    for (GameEvent event : events) {
      table = table.evolve(event, commit.header().stamp());
    }
    return table;
  }

  private <V> V await(Supplier<Optional<V>> wanted) {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    Optional<V> found = wanted.get();
    while (found.isEmpty() && System.nanoTime() < end) {
      chronicle.advance();
      found = wanted.get();
    }
    return found.orElseThrow(() -> new AssertionError("timeout in " + game));
  }

  private CommandId nextId() {
    return CommandId.given("conformance", game, Integer.toString(keys++));
  }
}
