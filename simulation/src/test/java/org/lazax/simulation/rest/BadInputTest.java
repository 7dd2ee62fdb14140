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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lazax.chronicle.Seat;
import org.lazax.simulation.bot.SimpleBot;

/** What cannot be done is refused as {@code docs/problems.md} says, and changes nothing. */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class BadInputTest {
  private static final String PASS = "{\"type\":\"game.pass\"}";
  private static final int TOO_MUCH = 70_000;

  private static Optional<Scene> scene = Optional.empty();

  /**
   * A game whose players choose strategy cards.
   *
   * @param game its path
   * @param seq its last commit
   * @param awaited whose turn it is
   * @param rival another seat
   * @param rivalSeat that one's name
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
  static void aGameInItsFirstRound(LivePlatform platform) {
    RestGame game = platform.newGame("Bad input", 5).host(3, SimpleBot::new);
    FollowedGame played = game.playUntil(followed -> followed.table().round() == 1);
    Seat awaited = played.table().kernel().awaiting().orElseThrow().awaited().getFirst();
    Seat rival = new Seat(awaited.number() % 3 + 1);
    Client spectator = platform.anybody();
    scene =
        Optional.of(
            new Scene(
                "/games/" + game.id(),
                played.seq(),
                spectator,
                game.player(awaited),
                game.player(rival),
                rival,
                game.stranger("a stranger")));
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @MethodSource({"games", "callers", "bodies", "commands", "moments", "analyses"})
  void isRefusedAndNothingIsWritten(
      String what, int status, String kind, Function<Scene, HttpRequest.Builder> request) {
    Scene here = scene.orElseThrow();

    HttpResponse<byte[]> response = here.spectator().trying(request.apply(here));

    String body = new String(response.body(), StandardCharsets.UTF_8);
    assertThat(response.statusCode()).as(body).isEqualTo(status);
    assertThat(response.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/problem+json");
    JsonNode problem = here.spectator().answer(response).body();
    assertThat(problem.path("type").asText()).isEqualTo("https://lazax.org/problems/" + kind);
    assertThat(problem.path("status").asInt()).isEqualTo(status);
    assertThat(body).doesNotContain("Exception", "org.lazax", "com.fasterxml");
    assertThat(here.writtenSince()).isEmpty();
  }

  static Stream<Arguments> games() {
    return Stream.of(
        bad(
            "a game that is not there",
            404,
            "unknown-game",
            s -> anybody(s, "/games/" + "0".repeat(32))),
        bad("a game with a wild name", 404, "unknown-game", s -> anybody(s, "/games/%00%27--")),
        bad("no resource", 404, "unknown-resource", s -> anybody(s, "/nothing")),
        bad(
            "no method",
            405,
            "method-not-allowed",
            s -> s.spectator().request("/accounts").DELETE()),
        bad("a commit to come", 422, "unknown-commit", s -> s.read(s.spectator(), "?at=999999")),
        bad(
            "a commit before the first",
            422,
            "unknown-commit",
            s -> s.read(s.spectator(), "?at=0")),
        bad("no number", 400, "malformed-request", s -> s.read(s.spectator(), "?at=first")),
        bad(
            "no such place in a log",
            400,
            "malformed-request",
            s -> s.read(s.spectator(), "/log?after=-1")),
        bad("no such seat", 400, "malformed-request", s -> s.read(s.awaited(), "/options?seat=p9")),
        bad(
            "a seat beyond the table",
            403,
            "not-your-seat",
            s -> s.read(s.awaited(), "/options?seat=p8")));
  }

  static Stream<Arguments> callers() {
    return Stream.of(
        bad("no token", 401, "no-valid-token", s -> s.command(s.spectator(), PASS)),
        bad(
            "a wrong token",
            401,
            "no-valid-token",
            s -> s.command(s.spectator().withToken("lazax_0"), PASS)),
        bad(
            "a wrong token to read",
            401,
            "no-valid-token",
            s -> s.read(s.spectator().withToken("x"), "")),
        bad("no seat", 403, "not-your-seat", s -> s.command(s.stranger(), PASS)),
        bad(
            "another's seat",
            403,
            "not-your-seat",
            s -> s.command(s.awaited(), rival(s), json(PASS))),
        bad(
            "another's options",
            403,
            "not-your-seat",
            s -> s.read(s.awaited(), "/options" + rival(s))),
        bad("another's log", 403, "not-your-seat", s -> lines(s, s.awaited())),
        bad("a seat's log for nobody", 403, "not-your-seat", s -> lines(s, s.spectator())),
        bad("options for nobody", 401, "no-valid-token", s -> s.read(s.spectator(), "/options")),
        bad(
            "another's game",
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
        malformed("no JSON", "{\"type\":"),
        malformed("no object", "[1]"),
        malformed("no body", ""),
        malformed("null", "null"),
        malformed("no type", "{}"),
        malformed("a type that is a number", "{\"type\":7}"),
        malformed("a field twice", "{\"type\":\"game.pass\",\"type\":\"game.pass\"}"),
        malformed("more after the end", PASS + PASS),
        malformed(
            "a text that no database holds",
            "{\"type\":\"game.pass\",\"x\":[{\"y\":\"\\u0000\"}]}"),
        malformed("a text that is none", "{\"type\":\"game.pass\",\"\\ud800\":1}"),
        bad(
            "a name that no database holds",
            400,
            "malformed-request",
            s ->
                s.stranger()
                    .request("/games")
                    .header("Content-Type", "application/json")
                    .POST(json("{\"name\":\"\\u0000\",\"seats\":3}"))),
        bad(
            "an account that no database holds",
            400,
            "malformed-request",
            s ->
                s.spectator()
                    .request("/accounts")
                    .header("Content-Type", "application/json")
                    .POST(json("{\"name\":\"\\u0000x\"}"))),
        malformed("deeper than anybody reads", "{\"type\":" + "[".repeat(30_000)),
        bad(
            "no JSON by its name",
            415,
            "unsupported-media-type",
            s ->
                s.awaited()
                    .request(s.game() + "/commands")
                    .header("Content-Type", "text/plain")
                    .POST(json(PASS))),
        bad("too large", 413, "too-large", s -> s.command(s.awaited(), huge())));
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        bad(
            "no such command",
            422,
            "unknown-command-type",
            s -> s.command(s.awaited(), "{\"type\":\"cook.dinner\"}")),
        bad(
            "no such command here",
            422,
            "malformed-command",
            s -> s.command(s.awaited(), "{\"type\":\"game.cook\"}")),
        bad(
            "a lobby's command",
            422,
            "unknown-command-type",
            s -> s.command(s.awaited(), "{\"type\":\"game.start-game\"}")),
        unreadable("a list for a name", "game.activate-system", "\"system\":[\"x\"]"),
        unreadable("an unknown field", "game.pass", "\"hurry\":true"),
        unreadable("a missing field", "game.activate-system", "\"sytem\":\"18\""),
        unreadable("an unknown unit", "game.place-starting-units", units("death_star", "1")),
        unreadable(
            "too great a number", "game.place-starting-units", units("infantry", "1e999999999")),
        unreadable("half a unit", "game.place-starting-units", units("infantry", "0.5")),
        bad(
            "out of turn",
            409,
            "not-awaited",
            s ->
                s.command(
                    s.rival(), "{\"type\":\"game.choose-strategy-card\",\"card\":\"imperial\"}")),
        bad("not what is awaited", 409, "not-awaited", s -> s.command(s.awaited(), PASS)),
        bad(
            "of another service",
            409,
            "not-awaited",
            s -> s.command(s.awaited(), "{\"type\":\"combat.hold-fire\"}")));
  }

  static Stream<Arguments> moments() {
    return Stream.of(
        bad(
            "no key",
            400,
            "idempotency-key-missing",
            s ->
                s.awaited()
                    .request(s.game() + "/commands")
                    .header("Content-Type", "application/json")
                    .POST(json(PASS))),
        bad(
            "a wild key",
            400,
            "malformed-request",
            s -> s.command(s.awaited(), PASS).setHeader("Idempotency-Key", "a b")),
        bad(
            "a past head",
            412,
            "stale",
            s -> s.command(s.awaited(), PASS).header("If-Match", "\"1\"")),
        bad(
            "a head to come",
            422,
            "unknown-commit",
            s -> s.command(s.awaited(), PASS).header("If-Match", "\"99999\"")),
        bad(
            "no head",
            400,
            "malformed-request",
            s -> s.command(s.awaited(), PASS).header("If-Match", "\"soon\"")));
  }

  @Test
  void aKeyIsOneCommandForEver() {
    Scene here = scene.orElseThrow();
    String key = UUID.randomUUID().toString();
    HttpRequest.Builder first =
        here.command(here.awaited(), PASS).setHeader("Idempotency-Key", key);
    HttpRequest.Builder other =
        here.command(here.awaited(), "{\"type\":\"game.pass\",\"x\":1}")
            .setHeader("Idempotency-Key", key);

    Client.Answer refused = here.awaited().answer(here.awaited().trying(first));
    Client.Answer again = here.awaited().answer(here.awaited().trying(first));
    Client.Answer reused = here.awaited().answer(here.awaited().trying(other));

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
    return bad(
        "an analysis of " + subject + " with expansions that cannot be played",
        422,
        "unplayable-expansions",
        s ->
            s.spectator()
                .request("/analysis/" + subject)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
  }

  private static Arguments bad(
      String what, int status, String kind, Function<Scene, HttpRequest.Builder> request) {
    return arguments(what, status, kind, request);
  }

  private static Arguments malformed(String what, String body) {
    return bad(what, 400, "malformed-request", s -> s.command(s.awaited(), body));
  }

  private static Arguments unreadable(String what, String type, String fields) {
    String body = "{\"type\":\"%s\",%s}".formatted(type, fields);
    return bad(what, 422, "malformed-command", s -> s.command(s.awaited(), body));
  }

  private static String units(String type, String count) {
    return "\"units\":[{\"type\":\"%s\",\"count\":%s,\"planet\":\"jord\"}]".formatted(type, count);
  }

  private static HttpRequest.Builder anybody(Scene scene, String path) {
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
    return "{\"type\":\"game.pass\",\"why\":\"%s\"}".formatted("x".repeat(TOO_MUCH));
  }
}
