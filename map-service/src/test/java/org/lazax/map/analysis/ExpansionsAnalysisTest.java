package org.lazax.map.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.components.StandardRules;
import org.lazax.map.analysis.MovementAnalysis.AnalysedShip;

/** What is analysed is played with the expansions that the request names. */
class ExpansionsAnalysisTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void whatIsPlayedUsuallyNeedNotBeNamed() {
    String nexus = "{'tiles':[{'tile':'82A'},{'tile':'59','q':0,'r':0}],'faction':'mahact'%s}";

    assertThat(galaxy(nexus.formatted("")).systems()).hasSize(2);
    assertThat(
            galaxy(nexus.formatted(",'expansions':['prophecy_of_kings','base','codex_2']"))
                .systems())
        .hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "{'tiles':[{'tile':'59','q':0,'r':0}]}|unknown-tile|tiles[0].tile|59",
        "{'tiles':[{'tile':'82'}]}|unknown-tile|tiles[0].tile|82",
        "{'tiles':[{'tile':'82A'}],'nexusActive':true}|unknown-tile|tiles[0].tile|82A",
        "{'faction':'mahact'}|unknown-faction|faction|mahact",
        "{'laws':['articles_of_war']}|unknown-law|laws[0]|articles_of_war",
      })
  void aComponentOfAnotherExpansionIsUnknown(String body, String type, String at, String value) {
    assertThat(galaxy(body).systems()).hasSizeBetween(0, 1);

    Refusal refused = refused(() -> galaxy(withBaseGameAlone(body)));

    assertThat(refused.type()).isEqualTo(type);
    assertThat(refused.values()).containsEntry("at", at).containsEntry("value", value);
  }

  @Test
  void aMapStringNamesNoTileOfAnotherExpansion() {
    String map = "{'mapString':'26 59'}";

    assertThat(galaxy(map).systems()).hasSize(3);
    assertThat(refused(() -> galaxy(withBaseGameAlone(map))).type()).isEqualTo("bad-map-string");
  }

  @Test
  void technologiesAndUnitsAreThoseOfTheExpansions() {
    String base = "\"expansions\":[\"base\"],";
    String tap = "\"technologies\":[\"dark_energy_tap\"],";
    String mech = ",\"carrying\":{\"mech\":1}";

    assertThat(movement(tap, mech).ships()).hasSize(1);
    assertThat(movement(base, "").ships()).hasSize(1);
    assertThat(refused(() -> movement(base + tap, "")).values())
        .containsEntry("at", "technologies[0]");
    assertThat(refused(() -> movement(base, mech)))
        .satisfies(refused -> assertThat(refused.type()).isEqualTo("unknown-unit"))
        .satisfies(refused ->
            assertThat(refused.values())
                .containsEntry("at", "units[0].carrying")
                .containsEntry("value", "mech"));
  }

  @Test
  void theReactorOpensSupernovasAsItWasFirstPrintedToo() {
    String reactor =
        """
        {'tiles':[{'tile':'27','q':0,'r':0},{'id':'S','q':0,'r':1,'anomalies':['supernova']}],
         'player':'red','active':'S','technologies':['magmus_reactor'],'expansions':[%s],
         'units':[{'owner':'red','type':'carrier','system':'27'}]}\
        """;

    assertThat(ship(reactor.formatted("'base','codex_1'")).reachable()).isTrue();
    assertThat(ship(reactor.formatted("'base'")).reachable()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"'base','mars'|mars", "'codex_1'|base", "'base','codex_1','codex_1'|codex_1"})
  void expansionsThatCannotBePlayedAreRefusedAsForAGame(String namedAndAtFault) {
    String[] parts = namedAndAtFault.split("\\|", -1);

    Refusal refused = refused(() -> galaxy("{'expansions':[%s]}".formatted(parts[0])));

    assertThat(refused.type()).isEqualTo("unplayable-expansions");
    assertThat(refused.values())
        .containsEntry("expansion", new ExpansionId(parts[1]))
        .containsEntry("allowed", StandardRules.BOOK.known());
    assertThat(refused(() -> movement("\"expansions\":[\"mars\"],", "")).type())
        .isEqualTo("unplayable-expansions");
  }

  private static String withBaseGameAlone(String body) {
    return body.replaceFirst("}$", ",'expansions':['base']}");
  }

  private static Refusal refused(ThrowingCallable asked) {
    return catchThrowableOfType(RefusalException.class, asked).refusal();
  }

  private static GalaxyAnalysis galaxy(String body) {
    return GalaxyAnalysis.of(HypotheticalTable.of(read(body), StandardRules.BOOK));
  }

  private static AnalysedShip ship(String body) {
    return MovementAnalysis.of(read(body), StandardRules.BOOK).ships().getFirst();
  }

  private static MovementAnalysis movement(String more, String carrying) {
    return MovementAnalysis.of(
        read(
            """
            {"tiles":[{"tile":"26","q":0,"r":0},{"tile":"27","q":0,"r":1}],
             "player":"red","active":"26",%s"units":[{"owner":"red","type":"carrier","system":"27"%s}]}\
            """
                .formatted(more, carrying)),
        StandardRules.BOOK);
  }

  private static JsonNode read(String body) {
    try {
      return JSON.readTree(body.replace('\'', '"'));
    } catch (JsonProcessingException e) {
      throw new AssertionError(body, e);
    }
  }
}
