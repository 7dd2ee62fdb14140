package org.lazax.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.verify.Verification;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.kafka.ServiceBinding;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;

/**
 * The game from which the examples of the contract are taken: two players on a small map, up to the
 * first activation of a system, and on from there with bots. The same commands and the same seed
 * always give the same game.
 */
final class PlayedGame {
  private static final long SEED = 118;
  private static final int MAX_COMMANDS = 60;
  private static final int MANY_COMMANDS = 1_000;
  private static final String ACTIVATE = "game.activate-system";

  private static final String NEW_GAME =
      """
      {"name": "Friday", "seats": 2, "mapString": "27 26 0 25 38 0", "speaker": "p1"}
      """;

  private static final String NEW_SEAT =
      """
      {"seat": "p1", "faction": "sol", "entropy": "seven dice in a cup"}
      """;

  private static final String OTHER_SEAT =
      """
      {"seat": "p2", "faction": "hacan"}
      """;

  private final ObjectMapper json = Services.wire().commandJson();
  private final List<ServiceBinding<?, Table>> bindings = Views.bindings();
  private final LocalGame<Table> game =
      new LocalGame<>(
          bindings.stream().<Decider<?, Table>>map(ServiceBinding::decider).toList(), SEED);

  private PlayedGame() {}

  /** Plays until a player may activate a system. */
  static PlayedGame untilTheFirstTurn() {
    PlayedGame played = new PlayedGame();
    played.accepted(new Seat(1), played.read(NEW_GAME, CreateGame.class));
    played.accepted(new Seat(1), played.read(NEW_SEAT, TakeSeat.class));
    played.accepted(new Seat(2), played.read(OTHER_SEAT, TakeSeat.class));
    played.accepted(new Seat(1), new StartGame());
    for (int i = 0; i < MAX_COMMANDS && played.activation().isEmpty(); i++) {
      played.accepted(played.awaited(), played.forms().getFirst().sample().command());
    }
    return played;
  }

  JsonNode newGame() {
    return tree(NEW_GAME);
  }

  JsonNode newSeat() {
    return tree(NEW_SEAT);
  }

  LocalGame<Table> game() {
    return game;
  }

  /** The seat that is awaited. */
  Seat awaited() {
    return game.kernel().awaiting().map(Window::awaited).orElseThrow().getFirst();
  }

  List<Option> options() {
    return game.options(awaited());
  }

  List<Form> forms() {
    return options().stream().flatMap(option -> option.forms().stream()).toList();
  }

  /** The form by which a system is activated, if that is possible now. */
  Optional<Form> activation() {
    return form(ACTIVATE);
  }

  /** Simple bots play on until this command is offered, and the seat to which it is. */
  void playOnUntil(String command) {
    Bot bot = new SimpleBot(SEED);
    for (int i = 0; i < MANY_COMMANDS && form(command).isEmpty(); i++) {
      Seat seat = awaited();
      accepted(seat, bot.play(game.table(), seat, options()).command());
    }
  }

  /** The first form of this command, if it is offered now. */
  Optional<Form> form(String command) {
    return forms().stream().filter(form -> form.command().equals(command)).findFirst();
  }

  /** The view of each service, in the order of the services. */
  List<JsonNode> views() {
    return bindings.stream().map(this::view).toList();
  }

  /** The public facts of a game besides its view. */
  JsonNode summary() {
    return json.valueToTree(game.table().summary());
  }

  private <S> JsonNode view(ServiceBinding<S, Table> binding) {
    return json.valueToTree(binding.views().withInert(game.position(binding.decider())));
  }

  /** Gives a command that is accepted, and returns its commit. */
  LocalCommit accepted(Seat seat, Command command) {
    return switch (game.submit(seat, command)) {
      case LocalAnswer.Accepted(List<LocalCommit> commits) -> commits.getFirst();
      case LocalAnswer.Refused(Refusal refusal) -> throw new IllegalStateException("" + refusal);
    };
  }

  /** Gives a command that is refused. */
  Refusal refused(Seat seat, Command command) {
    return switch (game.submit(seat, command)) {
      case LocalAnswer.Refused(Refusal refusal) -> refusal;
      case LocalAnswer.Accepted _ -> throw new IllegalStateException("accepted: " + command);
    };
  }

  /** A command as JSON, as a client sends it. */
  <C extends Command> C read(String text, Class<C> type) {
    try {
      return json.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text + " is no " + WireTypes.nameOf(type), e);
    }
  }

  private JsonNode tree(String text) {
    try {
      return json.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  /** The log so far, verified as for a client. */
  Verification verified() {
    return Verification.of(game.export(Viewer.SPECTATOR, signer()));
  }

  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The lines of the log so far, unredacted. */
  List<String> log() {
    return new String(game.export(), StandardCharsets.UTF_8).lines().toList();
  }
}
