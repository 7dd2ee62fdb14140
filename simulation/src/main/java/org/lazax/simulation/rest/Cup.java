package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/**
 * A cup that bots play through the public API, from the accounts to the champion: some rounds for
 * everybody, and a final of the best six.
 */
public final class Cup {
  private static final int FINALISTS = 6;

  /** How many entrants a command may name. */
  private static final int CHECKED_IN_AT_ONCE = 1_000;

  private final Client anonymous;
  private final CupPlan plan;
  private final Consumer<String> out;
  private final CupTables tables;
  private final RestGame.Account organiser;
  private final List<RestGame.Account> entrants = new ArrayList<>();
  private String cup = "";
  private int commands;
  private int proposals;

  Cup(Client anonymous, WireTypes wire, CupPlan plan, Runnable gameEnded, Consumer<String> out) {
    this.anonymous = anonymous;
    this.plan = plan;
    this.out = out;
    this.tables = new CupTables(anonymous, wire, plan, entrants, gameEnded);
    this.organiser = RestGame.Account.open(anonymous, "Organiser of " + plan.name());
  }

  /**
   * A cup on a running platform.
   *
   * @param kills what dies meanwhile; empty for nothing
   * @param out takes the lines that tell what happens
   */
  public static Cup on(URI gateway, CupPlan plan, Optional<Kills> kills, Consumer<String> out) {
    WireTypes wire = Services.wire();
    HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    return new Cup(
        new Client(http, wire.json(), gateway, Optional.empty()),
        wire,
        plan,
        () -> kills.ifPresent(Kills::gameEnded),
        out);
  }

  /** Plays the cup to its end. */
  public Cup play() {
    create();
    register();
    playStage("prelims");
    playStage("final");
    give("finish", Map.of());
    out.accept("The champion is " + champion() + ".");
    return this;
  }

  /** The address of the tournament below that of the API. */
  String address() {
    return cup;
  }

  /** The entrant that has won, as soon as it is known. */
  String champion() {
    return Client.until(() -> anonymous.get(cup), answer -> answer.body().path("over").asBoolean())
        .body()
        .path("champion")
        .asText();
  }

  /**
   * Keeps the certificate, the log of the tournament and those of its games in a folder.
   *
   * @return the file of the certificate
   */
  public Path keep(Path folder) throws IOException {
    Files.createDirectories(folder);
    // First, because the gateway may read the last commit later than its command is answered.
    Path certificate =
        Files.write(
            folder.resolve("certificate.ndjson"),
            anonymous.downloadWhenThere(cup + "/certificate"));
    keepLog(folder, cup);
    for (String game : tables.games()) {
      keepLog(folder, "/games/" + game);
    }
    return certificate;
  }

  /** Keeps a log up to the last commit, which may be younger than what the log has at once. */
  private void keepLog(Path folder, String address) throws IOException {
    long end = anonymous.get(address).accepted().path("seq").asLong();
    byte[] log =
        Client.until(
            () -> anonymous.download(address + "/log"),
            bytes -> ExportReader.read(bytes).commits().getLast().header().seq() >= end);
    String id = address.substring(address.lastIndexOf('/') + 1);
    Files.write(folder.resolve(id + ".ndjson"), log);
  }

  private void create() {
    JsonNode created =
        organiser.client().post("/tournaments", "cup", plan.tournament(FINALISTS)).accepted();
    cup = "/tournaments/" + created.path("id").asText();
    out.accept(
        "%s: %d entrants, %d rounds and a final; its address is /api/v1%s"
            .formatted(plan.name(), plan.entrants(), plan.rounds(), cup));
  }

  /**
   * The organiser registers all accounts with one file and checks them in: the first of them is
   * {@code e1}.
   */
  private void register() {
    entrants.addAll(
        AtOnce.all(
            plan.atOnce(),
            plan.entrants(),
            at -> RestGame.Account.open(anonymous, "Bot " + (at + 1))));
    List<Map<String, String>> file =
        entrants.stream().map(account -> Map.of("account", account.id())).toList();
    organiser.client().put(cup + "/entrants", Map.of("entrants", file)).accepted();
    for (int first = 1; first <= plan.entrants(); first += CHECKED_IN_AT_ONCE) {
      int next = Math.min(first + CHECKED_IN_AT_ONCE, plan.entrants() + 1);
      List<String> ids = IntStream.range(first, next).mapToObj(number -> "e" + number).toList();
      give("check-in", Map.of("entrants", ids));
    }
  }

  private void playStage(String stage) {
    give("begin-stage", Map.of());
    int rounds = stage.equals("final") ? 1 : plan.rounds();
    for (int round = 1; round <= rounds; round++) {
      playRound(stage + "/r" + round);
    }
    give("end-stage", Map.of());
    CupLines.standings(anonymous.get(cup + "/standings/" + stage).accepted()).forEach(out);
  }

  private void playRound(String round) {
    give("draw-pairing", Map.of());
    proposals++;
    Client.until(
        () -> organiser.client().get(cup + "/proposal"),
        answer -> answer.body().path("number").asInt() == proposals);
    give("publish-round", Map.of("round", round, "proposal", proposals));
    tables.play(cup + "/rounds/" + round).map(CupLines::table).forEach(out);
  }

  private void give(String command, Map<String, Object> fields) {
    Map<String, Object> body = new HashMap<>(fields);
    body.put("type", "tournament." + command);
    organiser.client().post(cup + "/commands", "cup-" + ++commands, body).accepted();
  }
}
