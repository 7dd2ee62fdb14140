package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.rest.RestGame.Account;
import org.lazax.simulation.rules.Services;

/** A game of two in which somebody gives a command now and then, without looking at the game. */
final class QuietGame {
  private static final int PLAYERS = 2;
  private static final int ACCOUNTS = 40;
  private static final long MAX_GAMES = 1_000_000;

  private final Account organiser;
  private final Map<Seat, Account> players;
  private final String id;
  private final long seed;
  private final Map<CommandId, Long> answers = new ConcurrentHashMap<>();
  private int commands;

  private QuietGame(Account organiser, Map<Seat, Account> players, long seed) {
    this.organiser = organiser;
    this.players = Map.copyOf(players);
    this.seed = seed;
    this.id = GameId.created(organiser.id(), key()).value();
  }

  /**
   * Creates and starts games, which a few accounts share.
   *
   * @param atOnce how many at the same time
   */
  static List<QuietGame> begin(Client anonymous, int games, int atOnce, long seed) {
    List<Account> accounts =
        AtOnce.all(atOnce, ACCOUNTS, at -> Account.open(anonymous, "player " + at));
    return AtOnce.all(
        atOnce,
        games,
        at ->
            begin(
                accounts.get(at % ACCOUNTS),
                List.of(accounts.get((at + 1) % ACCOUNTS), accounts.get((at + 2) % ACCOUNTS)),
                seed * MAX_GAMES + at));
  }

  /** Creates and starts a game of this seed for these accounts. */
  private static QuietGame begin(Account organiser, List<Account> accounts, long seed) {
    GameSetup setup = GameSetups.inPosition(seed, PLAYERS);
    QuietGame game =
        new QuietGame(
            organiser,
            Map.of(new Seat(1), accounts.getFirst(), new Seat(2), accounts.getLast()),
            seed);
    ObjectNode body = Services.wire().json().valueToTree(setup.game());
    game.post(organiser, "/games", game.key(), body.put("name", "Quiet " + seed));
    setup
        .players()
        .forEach((seat, taking) ->
            game.post(game.player(seat), game.path("seats"), game.key("seat-" + seat), taking));
    game.post(organiser, game.path("start"), game.key("start"), Map.of());
    return game;
  }

  /** How many commands were answered. */
  int answers() {
    return answers.size();
  }

  /**
   * The first player who is asked for anything takes one of its options as the form fills it in.
   */
  synchronized void move() {
    for (int number = 1; number <= PLAYERS; number++) {
      Seat seat = new Seat(number);
      Client client = player(seat).client();
      JsonNode options = client.get(path("options?seat=" + seat)).accepted().path("options");
      if (!options.isEmpty()) {
        JsonNode taken = options.get(commands % options.size()).path("sample");
        post(player(seat), path("commands?seat=" + seat), key("command-" + commands++), taken);
        return;
      }
    }
  }

  /**
   * Checks that each answered command is in the log once, with the commit of its answer, that the
   * log has no other commands, and that it verifies.
   *
   * @throws IllegalStateException if it does not
   */
  void check() {
    StandingAnswers.requireAll(answers, StandingAnswers.log(organiser.client(), id, answers));
  }

  private void post(Account by, String path, String key, Object body) {
    long seq = by.client().post(path, key, body).accepted().path("seq").asLong();
    answers.put(CommandId.given(by.id(), new GameId(id), key), seq);
  }

  private Account player(Seat seat) {
    return Optional.ofNullable(players.get(seat)).orElseThrow();
  }

  private String path(String of) {
    return "/games/" + id + "/" + of;
  }

  private String key() {
    return "quiet-" + seed;
  }

  private String key(String what) {
    return key() + "-" + what;
  }
}
