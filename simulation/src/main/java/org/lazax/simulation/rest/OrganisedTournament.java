package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A tournament on a running platform, with the account that organises it. */
final class OrganisedTournament {
  /** How many entrants a command may name. */
  private static final int CHECKED_IN_AT_ONCE = 1_000;

  private final Client anonymous;
  private final Client organiser;
  private final String address;
  private int commands;
  private int proposals;

  private OrganisedTournament(Client anonymous, Client organiser, String address) {
    this.anonymous = anonymous;
    this.organiser = organiser;
    this.address = address;
  }

  /** Creates one with the body of {@code POST /tournaments}, which has its name. */
  static OrganisedTournament create(Client anonymous, Map<String, Object> tournament) {
    Client organiser =
        RestGame.Account.open(anonymous, "Organiser of " + tournament.get("name")).client();
    JsonNode created = organiser.post("/tournaments", "tournament", tournament).accepted();
    return new OrganisedTournament(
        anonymous, organiser, "/tournaments/" + created.path("id").asText());
  }

  /** Its address below that of the API. */
  String address() {
    return address;
  }

  Client organiser() {
    return organiser;
  }

  /** The organiser gives a command. Returns its answer. */
  JsonNode give(String command, Map<String, Object> fields) {
    return give(organiser, command, fields).accepted();
  }

  /** Somebody gives a command. */
  Client.Answer give(Client by, String command, Map<String, Object> fields) {
    Map<String, Object> body = new HashMap<>(fields);
    body.put("type", "tournament." + command);
    return by.post(address + "/commands", "command-" + ++commands, body);
  }

  /**
   * Opens accounts, which the organiser registers with one file and checks in.
   *
   * @param atOnce how many are opened at the same time
   * @return the accounts in the order of the entrants' ids
   */
  List<RestGame.Account> enter(String name, int entrants, int atOnce) {
    List<RestGame.Account> accounts =
        AtOnce.all(
            atOnce,
            entrants,
            at -> RestGame.Account.open(anonymous, "%s %d".formatted(name, at + 1)));
    register(accounts);
    checkIn(entrants);
    return accounts;
  }

  /** Registers accounts with one CSV file. */
  void register(List<RestGame.Account> accounts) {
    String file =
        accounts.stream()
            .map(RestGame.Account::id)
            .collect(Collectors.joining("\n", "account\n", "\n"));
    organiser.put(address + "/entrants", "text/csv", file).accepted();
  }

  /** Checks in the first entrants. */
  void checkIn(int entrants) {
    for (int first = 1; first <= entrants; first += CHECKED_IN_AT_ONCE) {
      int next = Math.min(first + CHECKED_IN_AT_ONCE, entrants + 1);
      List<String> ids = IntStream.range(first, next).mapToObj(number -> "e" + number).toList();
      give("check-in", Map.of("entrants", ids));
    }
  }

  /** Awaits the pairing that the platform draws for the next round. Returns its number. */
  int draw() {
    give("draw-pairing", Map.of());
    proposals++;
    Client.until(
        () -> organiser.get(address + "/proposal"),
        answer -> answer.body().path("number").asInt() == proposals);
    return proposals;
  }

  /** Publishes a round with this proposal. */
  void publish(String round, int proposal) {
    give("publish-round", Map.of("round", round, "proposal", proposal));
  }

  /** Publishes a round with these pods. */
  void publish(String round, List<List<String>> pods) {
    give("propose-pairing", Map.of("pairing", Map.of("pods", pods, "byes", List.of())));
    proposals++;
    publish(round, proposals);
  }

  /** The tables of a round, as this reader sees them. */
  JsonNode tables(Client reader, String round) {
    return reader.get(address + "/rounds/" + round).accepted().path("tables");
  }

  /** The organiser gives a table a result in which this seat has won. */
  void decide(JsonNode table, int winner, String reason) {
    List<Map<String, Object>> places = new ArrayList<>();
    for (int seat = 1; seat <= table.path("players").size(); seat++) {
      places.add(
          Map.of("seat", "p" + seat, "points", seat == winner ? 10 : 9 - seat, "initiative", seat));
    }
    give(
        "correct-result",
        Map.of(
            "table",
            table.path("id").asText(),
            "reason",
            reason,
            "result",
            Map.of("winner", "p" + winner, "at", "2026-11-26T12:00:00Z", "places", places)));
  }
}
