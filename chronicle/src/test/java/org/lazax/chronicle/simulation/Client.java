package org.lazax.chronicle.simulation;

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
import org.lazax.chronicle.simulation.Observer.Seen;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.WireTypes;

/** The players of one game: they look at the log, now and then, and say things. */
final class Client {
  private static final ObjectMapper JSON =
      ToyService.all().stream().map(ToyService::wire).reduce(WireTypes::and).orElseThrow().json();

  final GameId game;
  private final int rounds;
  private final boolean fixed;
  private final Map<CommandId, CommandEnvelope> given = new LinkedHashMap<>();
  private int keys;

  Client(GameId game, int rounds) {
    this(game, rounds, false);
  }

  private Client(GameId game, int rounds, boolean fixed) {
    this.game = game;
    this.rounds = rounds;
    this.fixed = fixed;
  }

  /** Players who say one thing at a time, and always the same on the same table. */
  static Client ofFixedMind(int rounds) {
    return new Client(new GameId("local"), rounds, true);
  }

  boolean isPatient() {
    return fixed;
  }

  Map<CommandId, CommandEnvelope> given() {
    return given;
  }

  List<CommandEnvelope> unanswered(Seen seen) {
    return given.values().stream()
        .filter(envelope -> seen.answers.to(envelope.command()).isEmpty())
        .toList();
  }

  /** What the table asks for. */
  Optional<CommandEnvelope> sensible(Seen seen, Random random) {
    if (seen.chain.seq() == 0) {
      return Optional.of(say(0, Optional.empty(), ToyPlay.begin(rounds)));
    }
    ToyTable table = seen.now().table();
    return (fixed ? ToyPlay.fixed(table) : ToyPlay.next(table, random))
        .map(said -> say(seen.chain.seq(), Optional.of(said.seat()), said.command()));
  }

  CommandEnvelope rewind(Seen seen, Random random) {
    long toSeq = random.nextLong(seen.chain.seq() + 1);
    return say(seen.chain.seq(), Optional.empty(), new RewindGame(toSeq));
  }

  /** What somebody says who errs, is late, is early or does not play by the rules. */
  CommandEnvelope nonsense(Seen seen, Random random) {
    long seq = seen.chain.seq();
    Optional<Seat> seat = Optional.of(ToyPlay.SEATS.get(random.nextInt(3)));
    return switch (random.nextInt(6)) {
      case 0 -> say(random.nextLong(seq + 1), seat, new ToyCommand.Bid(random.nextInt(8) - 1));
      case 1 -> say(random.nextLong(seq + 1), seat, new ToyCommand.Abstain());
      case 2 -> say(seq + 1 + random.nextInt(3), seat, new ToyCommand.Vote(1));
      case 3 -> give(seq, seat, Optional.of(random.nextLong(seq + 1)), "agenda.abstain", "{}");
      case 4 -> give(seq, seat, Optional.empty(), "map.give", "{\"to\":\"p9\"}");
      default -> give(seq, seat, Optional.empty(), "combat.dance", "[]");
    };
  }

  private CommandEnvelope say(long afterSeq, Optional<Seat> seat, Command command) {
    JsonNode payload = JSON.valueToTree(command);
    return give(
        afterSeq, seat, Optional.empty(), WireTypes.nameOf(command.getClass()), payload.toString());
  }

  private CommandEnvelope give(
      long afterSeq, Optional<Seat> seat, Optional<Long> ifMatch, String type, String payload) {
    CommandId id = CommandId.given("account", game, Integer.toString(keys++));
    try {
      CommandEnvelope envelope =
          new CommandEnvelope(id, game, seat, afterSeq, ifMatch, type, JSON.readTree(payload));
      given.put(id, envelope);
      return envelope;
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new IllegalArgumentException(payload, e);
    }
  }

  List<CommandId> ids() {
    return new ArrayList<>(given.keySet());
  }
}
