package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;

/** A game that bots host and play through the gateway, each with its own account. */
final class RestGame {
  private final Client anonymous;
  private final WireTypes wire;
  private final ReceivedForms received;
  private final Map<Seat, Account> players = new TreeMap<>();
  private final Map<Seat, Bot> bots = new TreeMap<>();
  private final Map<CommandId, Long> answers = new ConcurrentHashMap<>();
  private final Map<String, Object> settings = new HashMap<>();
  private final String name;
  private final long seed;
  private volatile String id = "";
  private volatile Optional<Answered> last = Optional.empty();
  private Optional<Account> organiser = Optional.empty();
  private int commands;
  private long answered;

  RestGame(Client anonymous, WireTypes wire, String name, long seed) {
    this.anonymous = anonymous;
    this.wire = wire;
    this.received = new ReceivedForms(wire);
    this.name = name;
    this.seed = seed;
  }

  String id() {
    return id;
  }

  /** The account that plays a seat. */
  Client player(Seat seat) {
    return account(seat).client();
  }

  /** The account that created the game, which has no seat. */
  Client organiser() {
    return organiser
        .map(Account::client)
        .orElseThrow(() -> new IllegalStateException("nobody has created the game yet"));
  }

  /** A new account without a seat. */
  Client newAccount(String name) {
    return account(name).client();
  }

  /** Every answered command with the number of the commit in its answer. */
  Map<CommandId, Long> answers() {
    return Collections.unmodifiableMap(answers);
  }

  /** A command with the number of the commit in its answer. */
  private record Answered(Account by, String path, String key, Object body, long seq) {}

  /**
   * Gives the last answered command once more.
   *
   * @throws IllegalStateException if the answer is not the same
   */
  void giveTheLastAgain() {
    last.ifPresent(command -> {
      JsonNode again =
          command.by().client().post(command.path(), command.key(), command.body()).accepted();
      if (again.path("seq").asLong() != command.seq()) {
        throw new IllegalStateException(
            "command %s was answered with commit %d, and now with %s"
                .formatted(command.key(), command.seq(), again));
      }
    });
  }

  /** An account with its client. */
  record Account(String id, Client client) {
    /** Opens a new one. */
    static Account open(Client anonymous, String name) {
      JsonNode opened = anonymous.post("/accounts", "account", Map.of("name", name)).accepted();
      return new Account(
          text(opened, "id"), anonymous.withToken(text(opened.path("token"), "secret")));
    }
  }

  /** Sets a property of the game's creation besides its name and seats. */
  RestGame with(String property, Object value) {
    settings.put(property, value);
    return this;
  }

  /** Opens accounts, creates a game of the standard layout, takes all seats and starts the game. */
  RestGame host(int players, LongFunction<Bot> newBot) {
    return host(GameSetup.standard(seed, players).withEntropy(), newBot);
  }

  /** The same with a game of this setup. */
  RestGame host(GameSetup setup, LongFunction<Bot> newBot) {
    Account creator = account("organiser of " + name);
    organiser = Optional.of(creator);
    String key = "game-" + seed;
    id = GameId.created(creator.id(), key).value();
    ObjectNode body = wire.json().valueToTree(setup.game());
    body.put("name", name);
    settings.forEach(body::putPOJO);
    post(creator, "/games", key, body);
    setup
        .players()
        .forEach((seat, taking) -> {
          Account player = account("bot " + seat + " of " + name);
          post(player, "/games/" + id + "/seats", "seat-" + seat, taking);
          players.put(seat, player);
          bots.put(seat, newBot.apply(seed * Seat.MAX + seat.number()));
        });
    answered = post(creator, "/games/" + id + "/start", "start", Map.of());
    return this;
  }

  /**
   * Joins the game of a tournament's table with the accounts that sit there. Each takes its
   * assigned seat; the platform starts the game.
   */
  RestGame joinTable(String game, List<Account> accounts, LongFunction<Bot> newBot) {
    id = game;
    for (Account player : accounts) {
      String path = "/games/" + id + "/seats";
      JsonNode taken = player.client().post(path, "seat", Map.of()).accepted();
      Seat seat = Seat.of(text(taken, "seat"));
      answered = taken.path("seq").asLong();
      players.put(seat, player);
      bots.put(seat, newBot.apply(seed * Seat.MAX + seat.number()));
    }
    return this;
  }

  /** Goes on with a game that these accounts have begun. */
  RestGame goOn(String game, Map<Seat, Account> accounts, LongFunction<Bot> newBot) {
    id = game;
    answered = anonymous.get("/games/" + id).accepted().path("seq").asLong();
    players.putAll(accounts);
    for (Seat seat : accounts.keySet()) {
      bots.put(seat, newBot.apply(seed * Seat.MAX + seat.number()));
    }
    return this;
  }

  /** Lets the organiser rewind the game, from which its players go on. */
  JsonNode rewind(String key, long toSeq) {
    JsonNode rewound =
        organiser().post("/games/" + id + "/rewind", key, Map.of("toSeq", toSeq)).accepted();
    answered = rewound.path("seq").asLong();
    return rewound;
  }

  /** Plays until the game is over and reports progress before each command. */
  FollowedGame play(Consumer<FollowedGame> progress) {
    return playUntil(game -> {
      progress.accept(game);
      return false;
    });
  }

  /** Plays until the condition is true or the game is over. */
  FollowedGame playUntil(Predicate<FollowedGame> condition) {
    try (FollowedGame game = new FollowedGame(anonymous, id, wire)) {
      while (true) {
        game.awaitPlayers(answered);
        if (game.isOver() || condition.test(game)) {
          return game;
        }
        answered = Math.max(answered, act(game));
      }
    }
  }

  private long act(FollowedGame game) {
    Window window = game.table().kernel().awaiting().orElseThrow();
    Seat seat = window.awaited().get(commands % window.awaited().size());
    Account player = account(seat);
    Bot bot = bots.get(seat);
    if (bot == null) {
      throw new IllegalStateException("no bot plays " + seat);
    }
    JsonNode response = player.client().get("/games/" + id + "/options?seat=" + seat).accepted();
    List<Option> options = received.read(response.path("options"));
    if (options.isEmpty()) {
      return response.path("seq").asLong();
    }
    FilledForm filled = bot.play(game.table(), seat, options);
    String path = "/games/" + id + "/commands?seat=" + seat;
    String key = seed + "-" + commands++;
    Object command = received.command(filled);
    Client.Answer answer = player.client().post(path, "command-" + key, command);
    return !answer.isOk() && isRefusedByItsForm(filled, answer)
        ? post(player, path, "sample-" + key, received.command(FilledForm.sample(filled.form())))
        : answered(player, path, "command-" + key, command, answer);
  }

  /** Whether a rule that the form names has refused the command. */
  private static boolean isRefusedByItsForm(FilledForm filled, Client.Answer answer) {
    return !filled.isSample()
        && filled.form().rules().contains(answer.body().path("rule").asText());
  }

  private long post(Account account, String path, String key, Object body) {
    return answered(account, path, key, body, account.client().post(path, key, body));
  }

  private long answered(
      Account account, String path, String key, Object body, Client.Answer answer) {
    long seq = answer.accepted().path("seq").asLong();
    answers.put(CommandId.given(account.id(), new GameId(id), key), seq);
    last = Optional.of(new Answered(account, path, key, body, seq));
    return seq;
  }

  private Account account(Seat seat) {
    Account account = players.get(seat);
    if (account == null) {
      throw new IllegalStateException("no account plays " + seat);
    }
    return account;
  }

  /** A new account. */
  Account account(String name) {
    return Account.open(anonymous, name);
  }

  private static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw new IllegalStateException("no " + field + " in " + node);
    }
    return value.textValue();
  }
}
