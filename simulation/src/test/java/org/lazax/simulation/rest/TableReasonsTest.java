package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.rest.RestGame.Account;

/** Who reads why an organiser has decided something about a table. */
@OnPlatform
final class TableReasonsTest {
  private static final String ROUND = "all/r1";
  private static final String SAME = "The wrong map";
  private static final String FIRST = "Played at a real table";
  private static final String SECOND = "A judge has counted again";

  @Test
  void inAPrivateTournamentTheReasonsOfATableAreForThoseWhoSitThereAndForOfficials(
      LivePlatform platform) {
    OrganisedTournament cup = created(platform, "Private", false);
    List<Account> players = cup.enter("Player", 6, 3);
    decide(cup);
    Account judge = Account.open(platform.anonymous(), "Judge");
    cup.give("appoint", Map.of("role", "JUDGE", "account", judge.id()));

    for (Client official : List.of(cup.organiser(), judge.client())) {
      assertThat(reasons(cup, official))
          .isEqualTo(List.of(List.of(SAME, FIRST), List.of(SECOND, SAME)));
    }
    // The text that was given at both tables is told to each reader only where that reader sits.
    assertThat(reasons(cup, players.get(0).client()))
        .isEqualTo(List.of(List.of(SAME, FIRST), List.of()));
    assertThat(reasons(cup, players.get(5).client()))
        .isEqualTo(List.of(List.of(), List.of(SECOND, SAME)));
    String stranger = cup.address() + "/rounds/" + ROUND;
    assertThat(platform.anonymous().get(stranger).status()).isEqualTo(404);
    assertThat(Account.open(platform.anonymous(), "Stranger").client().get(stranger).status())
        .isEqualTo(404);
    // What was decided, and by whom, is told to everybody who belongs to the tournament.
    JsonNode decisions = cup.tables(players.get(0).client(), ROUND).path(1).path("decisions");
    assertThat(decisions.path(0).path("result").path("winner").asText()).isEqualTo("p2");
    assertThat(decisions.path(1).toString()).isEqualTo("{\"by\":\"o1\"}");
  }

  @Test
  void inAListedTournamentEverybodyReadsThem(LivePlatform platform) {
    OrganisedTournament cup = created(platform, "Listed", true);
    cup.enter("Player", 6, 3);
    decide(cup);

    assertThat(reasons(cup, platform.anonymous()))
        .isEqualTo(List.of(List.of(SAME, FIRST), List.of(SECOND, SAME)));
  }

  /** Publishes a round of two tables and decides something about each twice. */
  private static void decide(OrganisedTournament cup) {
    cup.give("begin-stage", Map.of());
    cup.publish(ROUND, List.of(List.of("e1", "e2", "e3"), List.of("e4", "e5", "e6")));
    JsonNode tables = cup.tables(cup.organiser(), ROUND);
    annul(cup, tables.path(0));
    cup.decide(tables.path(0), 1, FIRST);
    cup.decide(tables.path(1), 2, SECOND);
    annul(cup, tables.path(1));
  }

  private static void annul(OrganisedTournament cup, JsonNode table) {
    cup.give("annul-table", Map.of("table", table.path("id").asText(), "reason", SAME));
  }

  /** Those of each table that a reader is told. */
  private static List<List<String>> reasons(OrganisedTournament cup, Client reader) {
    JsonNode tables = cup.tables(reader, ROUND);
    assertThat(tables.findValues("decisions")).allMatch(decisions -> decisions.size() == 2);
    return List.of(
        tables.path(0).findValuesAsText("reason"), tables.path(1).findValuesAsText("reason"));
  }

  private static OrganisedTournament created(LivePlatform platform, String name, boolean listed) {
    Map<String, Object> stage =
        Map.of(
            "id", "all", "format", "ROUNDS", "rounds", 1, "tables", Map.of("most", 3, "least", 3));
    return OrganisedTournament.create(
        platform.anonymous(),
        Map.of("name", name, "listed", listed, "most", 6, "stages", List.of(stage)));
  }
}
