package org.lazax.simulation.rest;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/**
 * A cup that bots play through the public API, from the accounts to the champion: some rounds for
 * everybody, and a final of the best six.
 */
public final class Cup {
  private static final int FINALISTS = 6;

  private final Client anonymous;
  private final CupPlan plan;
  private final Consumer<String> out;
  private final CupTables tables;
  private final List<RestGame.Account> entrants = new ArrayList<>();
  private final OrganisedTournament cup;

  Cup(Client anonymous, WireTypes wire, CupPlan plan, Runnable gameEnded, Consumer<String> out) {
    this.anonymous = anonymous;
    this.plan = plan;
    this.out = out;
    this.tables = new CupTables(anonymous, wire, plan, entrants, gameEnded);
    this.cup = OrganisedTournament.create(anonymous, plan.tournament(FINALISTS));
  }

  /**
   * A cup on a running platform.
   *
   * @param kills what dies meanwhile; empty for nothing
   * @param out takes the lines that tell what happens
   */
  public static Cup on(URI gateway, CupPlan plan, Optional<Kills> kills, Consumer<String> out) {
    return new Cup(
        Client.of(gateway), Services.wire(), plan, () -> kills.ifPresent(Kills::gameEnded), out);
  }

  /** Plays the cup to its end. */
  public Cup play() {
    out.accept(
        "%s: %d entrants, %d rounds and a final; its address is /api/v1%s"
            .formatted(plan.name(), plan.entrants(), plan.rounds(), address()));
    entrants.addAll(cup.enter("Bot", plan.entrants(), plan.atOnce()));
    playStage("prelims");
    playStage("final");
    cup.give("finish", Map.of());
    out.accept("The champion is " + champion() + ".");
    return this;
  }

  /** The address of the tournament below that of the API. */
  String address() {
    return cup.address();
  }

  /** The entrant that has won, as soon as it is known. */
  String champion() {
    return Client.until(
            () -> anonymous.get(address()), answer -> answer.body().path("over").asBoolean())
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
            anonymous.downloadWhenThere(address() + "/certificate"));
    keepLog(folder, address());
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

  private void playStage(String stage) {
    cup.give("begin-stage", Map.of());
    int rounds = stage.equals("final") ? 1 : plan.rounds();
    for (int round = 1; round <= rounds; round++) {
      playRound(stage + "/r" + round);
    }
    cup.give("end-stage", Map.of());
    CupLines.standings(anonymous.get(address() + "/standings/" + stage).accepted()).forEach(out);
  }

  private void playRound(String round) {
    cup.publish(round, cup.draw());
    tables.play(address() + "/rounds/" + round).map(CupLines::table).forEach(out);
  }
}
