package org.lazax.chronicle.simulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.RewindGame;
import org.lazax.chronicle.simulation.Observer.ObservedGame;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.WireTypes;

/** The players of one game. They read the log now and then and give commands. */
final class Client {
  private static final ObjectMapper JSON =
      ToyService.all().stream().map(ToyService::wire).reduce(WireTypes::and).orElseThrow().json();

  final GameId game;
  private final int rounds;
  private final boolean deterministic;
  private final Map<CommandId, CommandEnvelope> commands = new LinkedHashMap<>();
  private int keys;

  Client(GameId game, int rounds) {
    this(game, rounds, false);
  }

  private Client(GameId game, int rounds, boolean deterministic) {
    this.game = game;
    this.rounds = rounds;
    this.deterministic = deterministic;
  }

  /** Players who wait for each answer, and always give the same command on the same table. */
  static Client deterministic(int rounds) {
    return new Client(new GameId("local"), rounds, true);
  }

  boolean isDeterministic() {
    return deterministic;
  }

  Map<CommandId, CommandEnvelope> commands() {
    return commands;
  }

  List<CommandEnvelope> unanswered(ObservedGame seen) {
    return commands.values().stream()
        .filter(envelope -> seen.answers.to(envelope.command()).isEmpty())
        .toList();
  }

  /** A command that the table awaits. */
  Optional<CommandEnvelope> validCommand(ObservedGame seen, Random random) {
    if (seen.chain.seq() == 0) {
      return Optional.of(command(0, Optional.empty(), ToyPlay.begin(rounds)));
    }
    ToyTable table = seen.now().table();
    return (deterministic ? ToyPlay.fixed(table) : ToyPlay.next(table, random))
        .map(next -> command(seen.chain.seq(), Optional.of(next.seat()), next.command()));
  }

  CommandEnvelope rewind(ObservedGame seen, Random random) {
    long toSeq = random.nextLong(seen.chain.seq() + 1);
    return command(seen.chain.seq(), Optional.empty(), new RewindGame(toSeq));
  }

  /** A command that is stale, early, malformed or against the rules. */
  CommandEnvelope invalidCommand(ObservedGame seen, Random random) {
    long seq = seen.chain.seq();
    Optional<Seat> seat = Optional.of(ToyPlay.SEATS.get(random.nextInt(3)));
    return switch (random.nextInt(6)) {
      case 0 -> command(random.nextLong(seq + 1), seat, new ToyCommand.Bid(random.nextInt(8) - 1));
      case 1 -> command(random.nextLong(seq + 1), seat, new ToyCommand.Abstain());
      case 2 -> command(seq + 1 + random.nextInt(3), seat, new ToyCommand.Vote(1));
      case 3 -> command(seq, seat, Optional.of(random.nextLong(seq + 1)), "agenda.abstain", "{}");
      case 4 -> command(seq, seat, Optional.empty(), "map.give", "{\"to\":\"p9\"}");
      default -> command(seq, seat, Optional.empty(), "combat.dance", "[]");
    };
  }

  private CommandEnvelope command(long afterSeq, Optional<Seat> seat, Command command) {
    JsonNode payload = JSON.valueToTree(command);
    return command(afterSeq, seat, Optional.empty(), WireTypes.nameOf(command), payload.toString());
  }

  private CommandEnvelope command(
      long afterSeq, Optional<Seat> seat, Optional<Long> ifMatch, String type, String payload) {
    CommandId id = CommandId.given("account", game, Integer.toString(keys++));
    try {
      CommandEnvelope envelope =
          new CommandEnvelope(id, game, seat, afterSeq, ifMatch, type, JSON.readTree(payload));
      commands.put(id, envelope);
      return envelope;
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(payload, e);
    }
  }

  List<CommandId> ids() {
    return new ArrayList<>(commands.keySet());
  }
}
