package org.lazax.map.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;

class GalaxyAnalysisTest {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  @Test
  void tilesAndSystemsOfOnesOwnLieSideBySide() {
    JsonNode found =
        analysis(
            """
            {"tiles":[{"tile":"18","q":0,"r":0},{"tile":"26","q":0,"r":1},
             {"id":"E","q":1,"r":0,"wormholes":["alpha"],"anomalies":["nebula"],"planets":["p"]},
             {"tile":"51"},{"tile":"17","q":9,"r":0}]}\
            """);

    assertThat(system(found, "18").toString())
        .isEqualTo(
            """
            {"id":"18","q":0,"r":0,"adjacent":["26","E"],"wormholes":[],"anomalies":[],\
            "planets":["mecatol_rex"]}\
            """);
    assertThat(system(found, "E").toString())
        .isEqualTo(
            """
            {"id":"E","q":1,"r":0,"adjacent":["18","26"],"wormholes":["alpha"],\
            "anomalies":["nebula"],"planets":["p"]}\
            """);
    assertThat(system(found, "51").has("q")).isFalse();
    assertThat(adjacent(found, "51")).containsExactly("17");
    assertThat(found.get("problems")).hasSize(1);
    assertThat(found.at("/problems/0/values/system").asText()).isEqualTo("17");
  }

  @Test
  @Rule({"hyperlanes.N2", "hyperlanes.N2.4"})
  void hyperlanesJoinAndAreNoSystems() {
    JsonNode found =
        analysis(
            """
            {"tiles":[{"tile":"46","q":0,"r":-1},{"tile":"83A","q":0,"r":0,"rotation":5},
             {"tile":"83A","q":0,"r":1,"rotation":2},{"tile":"47","q":0,"r":2}]}\
            """);

    assertThat(found.get("systems")).hasSize(2);
    assertThat(adjacent(found, "46")).containsExactly("47");
    assertThat(found.get("problems")).isEmpty();
  }

  @Test
  void theIonStormIsAWormholeOfItsUpperSide() {
    String storm =
        """
        {"tiles":[{"id":"E","q":0,"r":0},{"tile":"26","q":0,"r":5},{"tile":"25","q":5,"r":0}],
         "ionStorm":{"system":"E","side":"%s"}}\
        """;

    assertThat(adjacent(analysis(storm.formatted("alpha")), "E")).containsExactly("26");
    assertThat(adjacent(analysis(storm.formatted("beta")), "E")).containsExactly("25");
  }

  @Test
  @Rule("wormhole_nexus.1.2")
  void theNexusShowsTheSideThatIsAskedFor() {
    String nexus =
        """
        {"tiles":[{"tile":"82A"},{"tile":"26","q":0,"r":0},{"id":"G","q":3,"r":0,
         "wormholes":["gamma"]}],"nexusActive":%s}\
        """;

    assertThat(adjacent(analysis(nexus.formatted("false")), "82A")).containsExactly("G");
    assertThat(adjacent(analysis(nexus.formatted("true")), "82A")).containsExactly("26", "G");
  }

  @Test
  void lawsAndFactionsChangeWhatIsAdjacent() {
    String map =
        """
        {"tiles":[{"tile":"26","q":0,"r":0},{"tile":"25","q":0,"r":5},{"tile":"46","q":5,"r":0}]
         %s}\
        """;

    assertThat(adjacent(analysis(map.formatted("")), "26")).isEmpty();
    assertThat(adjacent(analysis(map.formatted(",\"faction\":\"creuss\"")), "26"))
        .containsExactly("25");
    assertThat(adjacent(analysis(map.formatted(",\"faction\":\"sol\"")), "26")).isEmpty();
    assertThat(adjacent(analysis(map.formatted(",\"laws\":[\"wormhole_reconstruction\"]")), "25"))
        .containsExactly("26");
    assertThat(adjacent(analysis(map.formatted(",\"laws\":[\"enforced_travel_ban\"]")), "26"))
        .isEmpty();
  }

  @Test
  void aMapStringIsLaidAroundMecatolRex() {
    JsonNode found = analysis("{\"mapString\":\"26 39 83A2 -1 0 1\"}");

    assertThat(found.get("systems")).hasSize(4);
    assertThat(adjacent(found, "18")).containsExactly("1", "26", "39");
    assertThat(adjacent(found, "26")).containsExactly("1", "18", "39");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "{'tiles':[{'tile':'18','q':0,'r':0},{'tile':'26','q':0,'r':0}]}|overlapping-tiles|tiles[1]|26",
        "{'tiles':[{'tile':'26','q':0,'r':0}],'mapString':'27'}|overlapping-tiles"
            + "|mapString, position 0|18",
        "{'tiles':[{'tile':'999','q':0,'r':0}]}|unknown-tile|tiles[0].tile|999",
        "{'tiles':[{'tile':'83A','q':0,'r':0,'rotation':6}]}|unknown-rotation|tiles[0].rotation|6",
        "{'tiles':[{'id':'E','wormholes':['omega']}]}|unknown-wormhole|tiles[0].wormholes[0]|omega",
        "{'tiles':[{'id':'E','anomalies':['fog']}]}|unknown-anomaly|tiles[0].anomalies[0]|fog",
        "{'tiles':[{'id':'E'},{'id':'E'}]}|duplicate-system|tiles[1]|E",
        "{'tiles':[{'id':'E','planets':['p']},{'id':'F','planets':['p']}]}|duplicate-planet"
            + "|tiles[1]|p",
        "{'tiles':[{'q':0,'r':0}]}|malformed-analysis|tiles[0]|",
        "{'tiles':[{'tile':'26','q':0}]}|malformed-analysis|tiles[0]|0",
        "{'tiles':[{'id':'a/b'}]}|malformed-analysis|tiles[0].id|a/b",
        "{'tiles':[{'id':'E'}],'ionStorm':{'system':'F','side':'alpha'}}|unknown-system"
            + "|ionStorm.system|F",
        "{'tiles':[{'id':'E'}],'ionStorm':{'system':'E','side':'gamma'}}|unknown-wormhole"
            + "|ionStorm.side|gamma",
        "{'laws':['be_nice']}|unknown-law|laws[0]|be_nice",
        "{'faction':'daleks'}|unknown-faction|faction|daleks",
      })
  void whatMakesNoSenseIsNamedWithItsPlace(String body, String type, String at, String value) {
    assertThat(refused(body))
        .satisfies(refused -> {
          assertThat(refused.refusal().type()).isEqualTo(type);
          assertThat(refused.refusal().values()).containsEntry("at", at);
          assertThat(String.valueOf(refused.refusal().values().get("value")))
              .isEqualTo(value == null ? "" : value);
        });
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "{'tile':[]}|tile",
        "{'tiles':[{'tile':'26','at':1}]}|tiles[0].at",
        "{'tiles':[{'tile':'26','q':0,'r':0.5}]}|tiles[0].r",
        "{'tiles':[{'tile':26}],'q':1}|q",
        "{'tiles':{}}|tiles",
        "{'nexusActive':'perhaps'}|nexusActive",
        "{'ionStorm':{'system':'E'}}|ionStorm.side",
      })
  void aFieldOfAnotherFormIsNamed(String body, String at) {
    assertThat(refused(body).refusal().type()).isEqualTo("malformed-analysis");
    assertThat(refused(body).refusal().values()).containsEntry("at", at);
  }

  @Test
  void nothingAtAllIsNotAnError() {
    assertThat(analysis("{}").get("systems")).isEmpty();
    assertThat(refused("{'tiles':[null]}").refusal().type()).isEqualTo("malformed-analysis");
    assertThat(refused("{'mapString':'26 x'}").refusal().values())
        .isEqualTo(Map.of("position", 2, "tile", "x"));
  }

  private static JsonNode analysis(String body) {
    return JSON.valueToTree(analysed(body));
  }

  private static RefusalException refused(String body) {
    return catchThrowableOfType(RefusalException.class, () -> analysed(body.replace('\'', '"')));
  }

  private static GalaxyAnalysis analysed(String body) {
    return GalaxyAnalysis.of(HypotheticalTable.of(read(body), StandardRules.BOOK));
  }

  private static JsonNode read(String body) {
    try {
      return JSON.readTree(body);
    } catch (JsonProcessingException e) {
      throw new AssertionError(body, e);
    }
  }

  private static JsonNode system(JsonNode analysis, String id) {
    for (JsonNode system : analysis.get("systems")) {
      if (system.get("id").asText().equals(id)) {
        return system;
      }
    }
    throw new AssertionError("no system " + id);
  }

  private static List<String> adjacent(JsonNode analysis, String id) {
    return JSON.convertValue(
        system(analysis, id).get("adjacent"),
        JSON.getTypeFactory().constructCollectionType(List.class, String.class));
  }
}
