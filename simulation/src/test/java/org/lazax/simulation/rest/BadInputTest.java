package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lazax.chronicle.Seat;
import org.lazax.simulation.bot.SimpleBot;

/** Invalid requests are refused as {@code docs/problems.md} describes, and change nothing. */
@OnPlatform
final class BadInputTest {
  private static final String PASS = "{\"type\":\"game.pass\"}";
  private static final int TOO_LARGE = 70_000;

  private static Optional<Scene> scene = Optional.empty();

  /**
   * A game whose players choose strategy cards.
   *
   * @param game the path of the game
   * @param seq its last commit
   * @param spectator a client without an account
   * @param awaited the client of the awaited seat
   * @param rival the client of another seat
   * @param rivalSeat the other seat
   * @param stranger an account without a seat
   */
  record Scene(
      String game,
      long seq,
      Client spectator,
      Client awaited,
      Client rival,
      Seat rivalSeat,
      Client stranger) {

    byte[] writtenSince() {
      return spectator.download(game + "/log?after=" + seq);
    }

    HttpRequest.Builder read(Client who, String path) {
      return who.request(game + path).GET();
    }

    HttpRequest.Builder command(Client who, String body) {
      return command(who, "", BodyPublishers.ofString(body));
    }

    HttpRequest.Builder command(Client who, String query, BodyPublisher body) {
      return who.request(game + "/commands" + query)
          .header("Content-Type", "application/json")
          .header("Idempotency-Key", UUID.randomUUID().toString())
          .POST(body);
    }
  }

  @BeforeAll
  static void startGame(LivePlatform platform) {
    RestGame game = platform.newGame("Bad input", 5).host(3, SimpleBot::new);
    FollowedGame played = game.playUntil(followed -> followed.table().round() == 1);
    Seat awaited = played.table().kernel().awaiting().orElseThrow().awaited().getFirst();
    Seat rival = new Seat(awaited.number() % 3 + 1);
    Client spectator = platform.anonymous();
    scene =
        Optional.of(
            new Scene(
                "/games/" + game.id(),
                played.seq(),
                spectator,
                game.player(awaited),
                game.player(rival),
                rival,
                game.newAccount("a stranger")));
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @MethodSource({"games", "callers", "bodies", "commands", "headers", "analyses"})
  void isRefusedAndNothingIsWritten(
      String what, int status, String kind, Function<Scene, HttpRequest.Builder> request) {
    Scene current = scene.orElseThrow();

    HttpResponse<byte[]> response = current.spectator().sendWithRetries(request.apply(current));

    String body = new String(response.body(), StandardCharsets.UTF_8);
    assertThat(response.statusCode()).as(body).isEqualTo(status);
    assertThat(response.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/problem+json");
    JsonNode problem = current.spectator().answer(response).body();
    assertThat(problem.path("type").asText()).isEqualTo("https://lazax.org/problems/" + kind);
    assertThat(problem.path("status").asInt()).isEqualTo(status);
    assertThat(body).doesNotContain("Exception", "org.lazax", "com.fasterxml");
    assertThat(current.writtenSince()).isEmpty();
  }

  static Stream<Arguments> games() {
    return Stream.of(
        refused(
            "a game that does not exist",
            404,
            "unknown-game",
            s -> spectatorGets(s, "/games/" + "0".repeat(32))),
        refused(
            "a malformed game id", 404, "unknown-game", s -> spectatorGets(s, "/games/%00%27--")),
        refused("an unknown path", 404, "unknown-resource", s -> spectatorGets(s, "/nothing")),
        refused(
            "a method that is not allowed",
            405,
            "method-not-allowed",
            s -> s.spectator().request("/accounts").DELETE()),
        refused("a future commit", 422, "unknown-commit", s -> s.read(s.spectator(), "?at=999999")),
        refused(
            "a commit before the first",
            422,
            "unknown-commit",
            s -> s.read(s.spectator(), "?at=0")),
        refused("not a number", 400, "malformed-request", s -> s.read(s.spectator(), "?at=first")),
        refused(
            "a negative position in a log",
            400,
            "malformed-request",
            s -> s.read(s.spectator(), "/log?after=-1")),
        refused(
            "an unknown seat",
            400,
            "malformed-request",
            s -> s.read(s.awaited(), "/options?seat=p9")),
        refused(
            "a seat that the game does not have",
            403,
            "not-your-seat",
            s -> s.read(s.awaited(), "/options?seat=p8")));
  }

  static Stream<Arguments> callers() {
    return Stream.of(
        refused("no token", 401, "no-valid-token", s -> s.command(s.spectator(), PASS)),
        refused(
            "a wrong token",
            401,
            "no-valid-token",
            s -> s.command(s.spectator().withToken("lazax_0"), PASS)),
        refused(
            "a wrong token for a read",
            401,
            "no-valid-token",
            s -> s.read(s.spectator().withToken("x"), "")),
        refused("no seat", 403, "not-your-seat", s -> s.command(s.stranger(), PASS)),
        refused(
            "the seat of another player",
            403,
            "not-your-seat",
            s -> s.command(s.awaited(), rival(s), json(PASS))),
        refused(
            "the options of another player",
            403,
            "not-your-seat",
            s -> s.read(s.awaited(), "/options" + rival(s))),
        refused("the log of another player", 403, "not-your-seat", s -> lines(s, s.awaited())),
        refused(
            "the log of a seat without a token",
            403,
            "not-your-seat",
            s -> lines(s, s.spectator())),
        refused(
            "options without a token",
            401,
            "no-valid-token",
            s -> s.read(s.spectator(), "/options")),
        refused(
            "the game of another organiser",
            403,
            "not-your-game",
            s ->
                s.stranger()
                    .request(s.game() + "/start")
                    .header("Content-Type", "application/json")
                    .POST(json("{}"))));
  }

  static Stream<Arguments> bodies() {
    return Stream.of(
        malformed("invalid JSON", "{\"type\":"),
        malformed("not an object", "[1]"),
        malformed("no body", ""),
        malformed("null", "null"),
        malformed("no type", "{}"),
        malformed("a type that is a number", "{\"type\":7}"),
        malformed("a field twice", "{\"type\":\"game.pass\",\"type\":\"game.pass\"}"),
        malformed("more after the end", PASS + PASS),
        malformed(
            "a text with a null character", "{\"type\":\"game.pass\",\"x\":[{\"y\":\"\\u0000\"}]}"),
        malformed("an unpaired surrogate", "{\"type\":\"game.pass\",\"\\ud800\":1}"),
        refused(
            "the name of a game with a null character",
            400,
            "malformed-request",
            s ->
                s.stranger()
                    .request("/games")
                    .header("Content-Type", "application/json")
                    .POST(json("{\"name\":\"\\u0000\",\"seats\":3}"))),
        refused(
            "the name of an account with a null character",
            400,
            "malformed-request",
            s ->
                s.spectator()
                    .request("/accounts")
                    .header("Content-Type", "application/json")
                    .POST(json("{\"name\":\"\\u0000x\"}"))),
        malformed("nested too deeply", "{\"type\":" + "[".repeat(30_000)),
        refused(
            "another media type",
            415,
            "unsupported-media-type",
            s ->
                s.awaited()
                    .request(s.game() + "/commands")
                    .header("Content-Type", "text/plain")
                    .POST(json(PASS))),
        refused("too large", 413, "too-large", s -> s.command(s.awaited(), huge())));
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        refused(
            "an unknown service",
            422,
            "unknown-command-type",
            s -> s.command(s.awaited(), "{\"type\":\"cook.dinner\"}")),
        refused(
            "an unknown command of a service",
            422,
            "malformed-command",
            s -> s.command(s.awaited(), "{\"type\":\"game.cook\"}")),
        refused(
            "a command of the lobby",
            422,
            "unknown-command-type",
            s -> s.command(s.awaited(), "{\"type\":\"game.start-game\"}")),
        unreadable("a list for a name", "game.activate-system", "\"system\":[\"x\"]"),
        unreadable("an unknown field", "game.pass", "\"hurry\":true"),
        unreadable("a missing field", "game.activate-system", "\"sytem\":\"18\""),
        unreadable("an unknown unit", "game.place-starting-units", units("death_star", "1")),
        unreadable(
            "too great a number", "game.place-starting-units", units("infantry", "1e999999999")),
        unreadable("a fraction of a unit", "game.place-starting-units", units("infantry", "0.5")),
        refused(
            "out of turn",
            409,
            "not-awaited",
            s ->
                s.command(
                    s.rival(), "{\"type\":\"game.choose-strategy-card\",\"card\":\"imperial\"}")),
        refused(
            "a command that is not awaited", 409, "not-awaited", s -> s.command(s.awaited(), PASS)),
        refused(
            "a command of another service",
            409,
            "not-awaited",
            s -> s.command(s.awaited(), "{\"type\":\"combat.hold-fire\"}")));
  }

  static Stream<Arguments> headers() {
    return Stream.of(
        refused(
            "no idempotency key",
            400,
            "idempotency-key-missing",
            s ->
                s.awaited()
                    .request(s.game() + "/commands")
                    .header("Content-Type", "application/json")
                    .POST(json(PASS))),
        refused(
            "a malformed idempotency key",
            400,
            "malformed-request",
            s -> s.command(s.awaited(), PASS).setHeader("Idempotency-Key", "a b")),
        refused(
            "an old commit in If-Match",
            412,
            "stale",
            s -> s.command(s.awaited(), PASS).header("If-Match", "\"1\"")),
        refused(
            "a future commit in If-Match",
            422,
            "unknown-commit",
            s -> s.command(s.awaited(), PASS).header("If-Match", "\"99999\"")),
        refused(
            "no number in If-Match",
            400,
            "malformed-request",
            s -> s.command(s.awaited(), PASS).header("If-Match", "\"soon\"")));
  }

  @Test
  void aKeyIdentifiesOneCommand() {
    Scene current = scene.orElseThrow();
    String key = UUID.randomUUID().toString();
    HttpRequest.Builder first =
        current.command(current.awaited(), PASS).setHeader("Idempotency-Key", key);
    HttpRequest.Builder other =
        current
            .command(current.awaited(), "{\"type\":\"game.pass\",\"x\":1}")
            .setHeader("Idempotency-Key", key);

    Client.Answer refused = current.awaited().answer(current.awaited().sendWithRetries(first));
    Client.Answer again = current.awaited().answer(current.awaited().sendWithRetries(first));
    Client.Answer reused = current.awaited().answer(current.awaited().sendWithRetries(other));

    assertThat(refused.status()).isEqualTo(409);
    assertThat(again).isEqualTo(refused);
    assertThat(reused.status()).isEqualTo(422);
    assertThat(reused.body().path("type").asText()).endsWith("/idempotency-key-reused");
  }

  static Stream<Arguments> analyses() {
    String mars = "{\"expansions\":[\"base\",\"mars\"]%s}";
    return Stream.of(
        unplayable("galaxy", mars.formatted("")),
        unplayable("galaxy.svg", mars.formatted("")),
        unplayable("movement", mars.formatted(",\"player\":\"red\",\"active\":\"18\"")),
        unplayable(
            "combat", mars.formatted(",\"kind\":\"space\",\"attacker\":{},\"defender\":{}")));
  }

  private static Arguments unplayable(String subject, String body) {
    return refused(
        "an analysis of " + subject + " with expansions that cannot be played",
        422,
        "unplayable-expansions",
        s ->
            s.spectator()
                .request("/analysis/" + subject)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
  }

  private static Arguments refused(
      String what, int status, String kind, Function<Scene, HttpRequest.Builder> request) {
    return arguments(what, status, kind, request);
  }

  private static Arguments malformed(String what, String body) {
    return refused(what, 400, "malformed-request", s -> s.command(s.awaited(), body));
  }

  private static Arguments unreadable(String what, String type, String fields) {
    String body = "{\"type\":\"%s\",%s}".formatted(type, fields);
    return refused(what, 422, "malformed-command", s -> s.command(s.awaited(), body));
  }

  private static String units(String type, String count) {
    return "\"units\":[{\"type\":\"%s\",\"count\":%s,\"planet\":\"jord\"}]".formatted(type, count);
  }

  private static HttpRequest.Builder spectatorGets(Scene scene, String path) {
    return scene.spectator().request(path).GET();
  }

  private static HttpRequest.Builder lines(Scene scene, Client who) {
    return scene.read(who, "/log" + rival(scene)).header("Accept", "application/x-ndjson");
  }

  private static String rival(Scene scene) {
    return "?seat=" + scene.rivalSeat();
  }

  private static BodyPublisher json(String body) {
    return BodyPublishers.ofString(body);
  }

  private static String huge() {
    return "{\"type\":\"game.pass\",\"why\":\"%s\"}".formatted("x".repeat(TOO_LARGE));
  }
}
