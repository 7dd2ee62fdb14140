package org.lazax.map.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;

class MovementAnalysisTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  /** A row of systems A to F; X is off the board. What each is like comes in between. */
  private static final String ROW =
      """
      {"tiles":[{"id":"A","q":0,"r":0%s},{"id":"B","q":1,"r":0%s},{"id":"C","q":2,"r":0%s},
       {"id":"D","q":3,"r":0},{"id":"E","q":4,"r":0},{"id":"F","q":5,"r":0},{"id":"X"}],
       "player":"red","active":"C",%s}\
      """;

  @Test
  void nothingThatActsIsToldToBeWithoutEffect() {
    JsonNode found =
        analysis(
            """
            {"tiles":[{"tile":"27","q":0,"r":0},{"tile":"41","q":0,"r":1}],
             "player":"red","active":"41",
             "units":[{"owner":"red","type":"carrier","system":"27"}],
             "laws":["wormhole_reconstruction"],
             "technologies":["gravity_drive","valefar_assimilator_x","valefar_assimilator_y"]}\
            """);

    assertThat(found.get("inert").toString()).isEqualTo("[]");
  }

  @Test
  void aShipThatComesHasItsPathItsDiceAndItsBonus() {
    JsonNode found =
        analysis(
            """
            {"tiles":[{"tile":"27","q":0,"r":0},{"tile":"41","q":0,"r":1},{"tile":"18","q":0,"r":2},
              {"tile":"40","q":1,"r":0}],
             "player":"red","active":"18",
             "units":[{"owner":"red","type":"carrier","system":"27","carrying":{"fighter":2},"move":1},
              {"owner":"red","type":"cruiser","system":"40"},
              {"owner":"blue","type":"fighter","system":"18","count":2}],
             "tokens":[{"owner":"red","system":"40"}],"technologies":["antimass_deflectors"]}\
            """);

    assertThat(found.get("ships")).hasSize(2);
    assertThat(found.at("/ships/0").toString())
        .isEqualTo(
            """
            {"type":"carrier","system":"27","reachable":true,"path":["27","41","18"],"riftDice":1,\
            "bonus":1,"rule":null}\
            """);
    assertThat(found.at("/ships/1").toString())
        .isEqualTo(
            """
            {"type":"cruiser","system":"40","reachable":false,"path":[],"riftDice":0,"bonus":0,\
            "rule":"movement.4.3","detail":"a ship does not leave a system with its own player's \
            command token"}\
            """);
    assertThat(found.get("problems")).isEmpty();
  }

  @ParameterizedTest
  @Rule({
    "movement.4.2",
    "movement.N5",
    "supernova.1",
    "asteroid_field.1",
    "nebula.1.1",
    "nebula.2",
    "move.1",
    "movement.4.6",
    "gravity_rift.N1"
  })
  @CsvSource({
    // ship at, move, in A, in B, in C, another's ship at, what comes out
    "A, 2, '', '', '', F, reachable",
    "A, 1, '', '', '', F, move.1",
    "A, 1, gravity_rift, '', '', F, reachable",
    "A, 1, '', '', gravity_rift, F, move.1",
    "A, 2, '', '', '', C, reachable",
    "A, 2, '', '', '', B, movement.4.2",
    "A, 2, '', supernova, '', F, supernova.1",
    "A, 2, supernova, '', '', F, reachable",
    "A, 2, '', '', supernova, F, supernova.1",
    "A, 2, '', asteroid_field, '', F, asteroid_field.1",
    "A, 2, '', '', asteroid_field, F, asteroid_field.1",
    "A, 2, '', nebula, '', F, nebula.1.1",
    "A, 2, '', '', nebula, F, reachable",
    "A, 2, nebula, '', '', F, nebula.2",
    "B, 2, '', nebula, '', F, reachable",
    "X, 2, '', '', '', F, movement.4.6",
    "C, 2, '', '', '', F, reachable",
    "C, 1, '', '', '', F, movement.4.5",
    "E, 0, '', '', '', F, movement.3"
  })
  void theRuleThatForbidsTheBestPathIsNamed(
      String from, int move, String a, String b, String c, String other, String expected) {
    JsonNode ship =
        ship(
            ROW.formatted(
                anomaly(a),
                anomaly(b),
                anomaly(c),
                """
                "units":[{"owner":"red","type":"cruiser","system":"%s","move":%d},
                 {"owner":"blue","type":"fighter","system":"%s"}]\
                """
                    .formatted(from, move, other)));

    assertThat(ship.get("reachable").asBoolean() ? "reachable" : ship.get("rule").asText())
        .isEqualTo(expected);
  }

  @Test
  @Rule({"anomalies.5", "gravity_rift.1", "nebula.2.1"})
  void aSystemOfTwoAnomaliesObeysTheRulesOfBoth() {
    JsonNode ship =
        ship(
            ROW.formatted(
                ",\"anomalies\":[\"nebula\",\"gravity_rift\"]",
                "",
                "",
                "\"units\":[{\"owner\":\"red\",\"type\":\"cruiser\",\"system\":\"A\",\"move\":3}]"));

    assertThat(ship.toString()).contains("\"path\":[\"A\",\"B\",\"C\"],\"riftDice\":1,\"bonus\":1");
  }

  @Test
  @Rule({"gravity_rift.N6", "gravity_rift.3"})
  void everyRiftThatIsLeftCounts() {
    JsonNode ship =
        ship(
            ROW.formatted(
                anomaly("gravity_rift"),
                anomaly("gravity_rift"),
                "",
                "\"units\":[{\"owner\":\"red\",\"type\":\"carrier\",\"system\":\"A\"}]"));

    assertThat(ship.get("riftDice").asInt()).isEqualTo(2);
    assertThat(ship.get("bonus").asInt()).isEqualTo(2);
  }

  @Test
  void technologiesAndTheFactionCount() {
    String far = "\"units\":[{\"owner\":\"red\",\"type\":\"carrier\",\"system\":\"A\"}]";

    assertThat(ship(ROW.formatted("", "", "", far)).get("rule").asText()).isEqualTo("move.1");
    assertThat(
            ship(ROW.formatted("", "", "", far + ",\"technologies\":[\"gravity_drive\"]"))
                .get("bonus")
                .asInt())
        .isEqualTo(1);
    assertThat(
            ship(ROW.formatted("", "", "", far + ",\"technologies\":[\"carrier_ii\"]"))
                .get("reachable")
                .asBoolean())
        .isTrue();
    assertThat(
            ship(ROW.formatted("", "", "", far + ",\"faction\":\"sol\""))
                .get("reachable")
                .asBoolean())
        .isFalse();
    assertThat(
            ship(ROW.formatted(
                    "",
                    anomaly("supernova"),
                    "",
                    far.replace("carrier", "cruiser") + ",\"faction\":\"muaat\""))
                .get("reachable")
                .asBoolean())
        .isTrue();
  }

  @Test
  @Rule({"capacity.1", "movement.5"})
  void whatIsAboardMustFit() {
    String loaded =
        "\"units\":[{\"owner\":\"red\",\"type\":\"carrier\",\"system\":\"B\",\"carrying\":{%s}}]";

    assertThat(
            ship(ROW.formatted("", "", "", loaded.formatted("\"fighter\":2,\"infantry\":2")))
                .get("reachable")
                .asBoolean())
        .isTrue();
    assertThat(
            ship(ROW.formatted("", "", "", loaded.formatted("\"fighter\":2,\"infantry\":3")))
                .get("rule")
                .asText())
        .isEqualTo("capacity.1");
    assertThat(
            ship(ROW.formatted("", "", "", loaded.formatted("\"cruiser\":1"))).get("rule").asText())
        .isEqualTo("movement.5");
  }

  @Test
  void moreUnitsThanTheBoxHasAreAProblemThatIsNamed() {
    JsonNode found =
        analysis(
            ROW.formatted(
                "",
                "",
                "",
                "\"units\":[{\"owner\":\"red\",\"type\":\"war_sun\",\"system\":\"B\",\"count\":3}]"));

    assertThat(found.at("/ships/0/reachable").asBoolean()).isTrue();
    assertThat(found.at("/problems/0/type").asText()).isEqualTo("too-many-units");
    assertThat(found.at("/problems/0/values/at").asText()).isEqualTo("units[0]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"units\":[{\"owner\":\"red\",\"type\":\"cruiser\",\"system\":\"Q\"}]"
            + " | unknown-system | units[0].system",
        "\"units\":[{\"owner\":\"red\",\"type\":\"tank\",\"system\":\"A\"}]"
            + " | unknown-unit | units[0].type",
        "\"units\":[{\"owner\":\"red\",\"type\":\"mech\",\"system\":\"A\",\"planet\":\"p\"}]"
            + " | unknown-planet | units[0].planet",
        "\"units\":[{\"owner\":\"red\",\"type\":\"cruiser\",\"system\":\"A\",\"move\":-1}]"
            + " | malformed-analysis | units[0].move",
        "\"units\":[{\"owner\":\"red\",\"type\":\"cruiser\"}]"
            + " | malformed-analysis | units[0].system",
        "\"units\":[null] | malformed-analysis | units[0]",
        "\"tokens\":[{\"owner\":\"red\",\"system\":\"Q\"}] | unknown-system | tokens[0].system",
        "\"technologies\":[\"warp\"] | unknown-technology | technologies[0]",
        "\"speed\":1 | malformed-analysis | speed"
      })
  void whatMakesNoSenseIsNamed(String more, String type, String at) throws JsonProcessingException {
    JsonNode body = JSON.readTree(ROW.formatted("", "", "", more));

    RefusalException refused =
        catchThrowableOfType(
            RefusalException.class, () -> MovementAnalysis.of(body, StandardRules.BOOK));

    assertThat(refused.refusal().type()).isEqualTo(type);
    assertThat(refused.refusal().values()).containsEntry("at", at);
  }

  private static String anomaly(String kind) {
    return kind.isEmpty() ? "" : ",\"anomalies\":[\"" + kind + "\"]";
  }

  private static JsonNode ship(String body) {
    return analysis(body).at("/ships/0");
  }

  private static JsonNode analysis(String body) {
    try {
      return JSON.valueToTree(MovementAnalysis.of(JSON.readTree(body), StandardRules.BOOK));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
