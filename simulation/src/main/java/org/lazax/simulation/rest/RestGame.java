package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;

/** A game hosted and played by bots through the gateway, each with an account of its own. */
final class RestGame {
  private final Client anybody;
  private final WireTypes wire;
  private final ReceivedForms received;
  private final Map<Seat, Account> players = new TreeMap<>();
  private final Map<Seat, Bot> bots = new TreeMap<>();
  private final Map<CommandId, Long> answers = new HashMap<>();
  private final Map<String, Object> chosen = new HashMap<>();
  private final String name;
  private final long seed;
  private String id = "";
  private int given;
  private long answered;

  RestGame(Client anybody, WireTypes wire, String name, long seed) {
    this.anybody = anybody;
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

  /** A new account without a seat. */
  Client stranger(String called) {
    return account(called).client();
  }

  /** Every command that was answered, and the commit it was told that did it. */
  Map<CommandId, Long> answers() {
    return Collections.unmodifiableMap(answers);
  }

  /** Somebody who has an account here. */
  private record Account(String id, Client client) {}

  /** A choice of the game's creator beside its name and seats. */
  RestGame choosing(String what, Object value) {
    chosen.put(what, value);
    return this;
  }

  /** Opens accounts, creates the game, takes the seats and starts. */
  RestGame host(int players, LongFunction<Bot> newBot) {
    Account organiser = account("organiser of " + name);
    String key = "game-" + seed;
    id = GameId.created(organiser.id(), key).value();
    Map<String, Object> choices = new HashMap<>(chosen);
    choices.put("name", name);
    choices.put("seats", players);
    give(organiser, "/games", key, choices);
    for (int number = 1; number <= players; number++) {
      Seat seat = new Seat(number);
      Account player = account("bot " + seat + " of " + name);
      FactionId faction = GameSetup.faction(seed, seat);
      give(
          player,
          "/games/" + id + "/seats",
          "seat-" + seat,
          Map.of("seat", seat, "faction", faction, "entropy", name + seat));
      this.players.put(seat, player);
      bots.put(seat, newBot.apply(seed * Seat.MOST + number));
    }
    answered = give(organiser, "/games/" + id + "/start", "start", Map.of());
    return this;
  }

  /** Plays until the game is over, and tells whoever wants to know. */
  FollowedGame play(Consumer<FollowedGame> progress) {
    return playUntil(game -> {
      progress.accept(game);
      return false;
    });
  }

  /** Plays until this is enough, or the game is over. */
  FollowedGame playUntil(Predicate<FollowedGame> enough) {
    FollowedGame game = new FollowedGame(anybody, id, wire);
    while (true) {
      game.awaitPlayers(answered);
      if (game.isOver() || enough.test(game)) {
        return game;
      }
      answered = Math.max(answered, act(game));
    }
  }

  private long act(FollowedGame game) {
    Window window = game.table().kernel().awaiting().orElseThrow();
    Seat seat = window.awaited().get(given % window.awaited().size());
    Account player = account(seat);
    Bot bot = bots.get(seat);
    if (bot == null) {
      throw new IllegalStateException("nobody plays " + seat);
    }
    JsonNode told = ok(player.client().get("/games/" + id + "/options?seat=" + seat));
    List<Form> forms = received.read(told.path("options"));
    if (forms.isEmpty()) {
      return told.path("seq").asLong();
    }
    FilledForm filled = bot.play(game.table(), seat, forms);
    String path = "/games/" + id + "/commands?seat=" + seat;
    Client.Answer answer =
        player.client().post(path, "command-" + seed + "-" + given, received.command(filled));
    if (!answer.isOk() && isRefusedByItsForm(filled, answer)) {
      return give(
          player,
          path,
          "sample-" + seed + "-" + given++,
          received.command(FilledForm.sample(filled.form())));
    }
    return answered(player, "command-" + seed + "-" + given++, answer);
  }

  /** A form that was filled in may be refused by a rule that it names. */
  private static boolean isRefusedByItsForm(FilledForm filled, Client.Answer answer) {
    return !filled.isSample()
        && filled.form().rules().contains(answer.body().path("rule").asText());
  }

  private long give(Account account, String path, String key, Object body) {
    return answered(account, key, account.client().post(path, key, body));
  }

  private long answered(Account account, String key, Client.Answer answer) {
    long seq = ok(answer).path("seq").asLong();
    answers.put(CommandId.given(account.id(), new GameId(id), key), seq);
    return seq;
  }

  private Account account(Seat seat) {
    Account account = players.get(seat);
    if (account == null) {
      throw new IllegalStateException("nobody plays " + seat);
    }
    return account;
  }

  private Account account(String name) {
    JsonNode opened = ok(anybody.post("/accounts", "account", Map.of("name", name)));
    return new Account(text(opened, "id"), anybody.withToken(text(opened.path("token"), "secret")));
  }

  private static JsonNode ok(Client.Answer answer) {
    if (!answer.isOk()) {
      throw new IllegalStateException("refused: " + answer.status() + " " + answer.body());
    }
    return answer.body();
  }

  private static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw new IllegalStateException("no " + field + " in " + node);
    }
    return value.textValue();
  }
}
