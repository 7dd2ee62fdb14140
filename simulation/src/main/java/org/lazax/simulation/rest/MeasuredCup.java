package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bench.Samples;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rest.RestGame.Account;
import org.lazax.simulation.rules.Services;

/**
 * A tournament on a running platform, whose steps are measured through the public API: registration
 * by CSV, pairings, the creation of a round's games, results, and reads of the standings.
 */
public final class MeasuredCup {
  private static final int SIX = 6;
  private static final String STAGE = "all";
  private static final String ROUND = STAGE + "/r1";
  private static final Duration POLL_DELAY = Duration.ofMillis(20);

  /** Longer, because a round of a thousand tables is a large answer. */
  private static final Duration POLL_DELAY_OF_TABLES = Duration.ofMillis(250);

  private final Plan plan;
  private final Consumer<String> out;
  private final Client anonymous;
  private final WireTypes wire = Services.wire();
  private final OrganisedTournament cup;
  private List<Account> entrants = List.of();

  /**
   * What is measured.
   *
   * @param tables of six in each of the two rounds
   * @param games how many of the first round are played by bots; the organiser gives the others
   *     their results
   * @param reads of the standings, one after the other
   * @param atOnce how many accounts are opened at the same time, which is not measured
   */
  public record Plan(int tables, int games, int reads, int atOnce) {
    public int entrants() {
      return SIX * tables;
    }
  }

  private MeasuredCup(URI gateway, Plan plan, Consumer<String> out) {
    this.plan = plan;
    this.out = out;
    this.anonymous = Client.of(gateway);
    this.cup = OrganisedTournament.create(anonymous, tournament(plan));
    out.accept("%,d tables, %,d entrants".formatted(plan.tables(), plan.entrants()));
  }

  /**
   * Measures all steps.
   *
   * @param out takes a line for each step as soon as it is measured
   */
  public static void measure(URI gateway, Plan plan, Consumer<String> out) {
    new MeasuredCup(gateway, plan, out).measure();
  }

  private void measure() {
    entrants =
        AtOnce.all(
            plan.atOnce(), plan.entrants(), at -> Account.open(anonymous, "Entrant " + (at + 1)));
    tell("registration by CSV", time(() -> cup.register(entrants)));
    cup.checkIn(plan.entrants());
    cup.give("begin-stage", Map.of());
    tell("pods of the first round", time(cup::draw));
    tell("publication, until all games are there", time(this::publish));
    results();
    Samples reads = new Samples();
    for (int read = 0; read < plan.reads(); read++) {
      reads.add(time(this::readStandings).toNanos());
    }
    tell("read of the standings", reads);
    tell("pods of the second round", time(cup::draw));
  }

  private void publish() {
    cup.publish(ROUND, 1);
    Client.until(
        () -> anonymous.get(cup.address() + "/rounds/" + ROUND),
        round -> round.body().path("tables").findValues("game").size() == plan.tables(),
        POLL_DELAY_OF_TABLES);
  }

  /** Some tables are played by bots. The organiser gives the others their results. */
  private void results() {
    Samples played = new Samples();
    Samples given = new Samples();
    JsonNode tables = cup.tables(anonymous, ROUND);
    for (int at = 0; at < plan.tables(); at++) {
      JsonNode table = tables.path(at);
      if (at < plan.games()) {
        long before = seq();
        play(table);
        played.add(untilCounted(table, () -> awaitCommitAfter(before)).toNanos());
      } else {
        given.add(untilCounted(table, () -> cup.decide(table, 1, "Played elsewhere")).toNanos());
      }
    }
    tell("result of a game, until the standings have it", played);
    tell("result by the organiser, until the standings have it", given);
  }

  /** Returns when the game is over. Its result may not be known to the tournament yet. */
  private void play(JsonNode table) {
    List<Account> players = new ArrayList<>();
    table
        .path("players")
        .forEach(entrant ->
            players.add(entrants.get(Integer.parseInt(entrant.asText().substring(1)) - 1)));
    new RestGame(anonymous, wire, table.path("id").asText(), plan.tables())
        .joinTable(table.path("game").asText(), players, SimpleBot::new)
        .play(_ -> {});
  }

  /** The time of this and of a read of the standings, which must count the table. */
  private Duration untilCounted(JsonNode table, Runnable result) {
    long start = System.nanoTime();
    result.run();
    byte[] standings = readStandings();
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    String player = table.path("players").path(0).asText();
    for (JsonNode row : json(standings).path("rows")) {
      if (row.path("entrant").asText().equals(player) && row.at("/values/games").asInt() == 0) {
        throw new IllegalStateException("the standings have no result of " + table.path("id"));
      }
    }
    return took;
  }

  private void awaitCommitAfter(long seq) {
    Client.until(this::seq, now -> now > seq, POLL_DELAY);
  }

  private long seq() {
    return anonymous.get(cup.address()).accepted().path("seq").asLong();
  }

  private byte[] readStandings() {
    return anonymous
        .sendWithRetries(anonymous.request(cup.address() + "/standings/" + STAGE).GET())
        .body();
  }

  private JsonNode json(byte[] body) {
    try {
      return anonymous.json().readTree(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Duration time(Runnable step) {
    long start = System.nanoTime();
    step.run();
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private void tell(String step, Duration took) {
    out.accept("  %-52s %8.1f s".formatted(step, took.toMillis() / 1000.0));
  }

  private void tell(String step, Samples samples) {
    if (samples.count() > 0) {
      out.accept(
          "  %-52s p50 %8.2f ms  p99 %8.2f ms  of %,d"
              .formatted(step, samples.millis(0.5), samples.millis(0.99), samples.count()));
    }
  }

  private static Map<String, Object> tournament(Plan plan) {
    return Map.of(
        "name",
        "Measured cup",
        "most",
        plan.entrants(),
        "stages",
        List.of(
            Map.of(
                "id",
                STAGE,
                "format",
                "ROUNDS",
                "rounds",
                2,
                "tables",
                Map.of("most", SIX, "least", SIX),
                "conditions",
                Map.of("game", LateGame.choices()))));
  }
}
