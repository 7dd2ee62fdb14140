package org.lazax.map.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.components.StandardRules;
import org.lazax.map.analysis.MovementAnalysis.AnalysedShip;
import org.lazax.rulebook.Rule;

/** Movements with the leader counters of Hope's End, from A or B by way of others to C. */
final class LeadersInMovementTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String VARIANT = ",'expansions':['base','hopes_end']";

  @Test
  @Rule({"hopes_end.N41", "hopes_end.24"})
  void dreadnoughtsMoveFurtherWithAnAdmiralAboardOne() {
    List<AnalysedShip> ships =
        ships(
            "dreadnought A 'count':2,'leaders':['unlenn']", "dreadnought A", "cruiser A 'move':1");

    assertThat(ships).extracting(AnalysedShip::reachable).containsExactly(true, true, false);
    assertThat(ships).extracting(AnalysedShip::bonus).containsExactly(1, 1, 0);
    assertThat(ships("dreadnought A 'leaders':['unlenn']", "dreadnought E"))
        .as("not from another system")
        .extracting(AnalysedShip::reachable)
        .containsExactly(true, false);
  }

  @Test
  @Rule({"hopes_end.N41", "hopes_end.N28"})
  void theShipOfTheAdmiralHasToComeToo() {
    assertThat(ships("dreadnought A", "cruiser A 'leaders':['farran','unlenn']"))
        .extracting(AnalysedShip::reachable)
        .containsExactly(true, true);
    assertThat(ships("dreadnought A", "carrier A 'leaders':['unlenn']"))
        .extracting(AnalysedShip::reachable)
        .containsExactly(false, false);
    assertThat(
            ships("dreadnought A", "dreadnought A 'leaders':['unlenn'],'carrying':{'fighter':2}"))
        .as("it is overloaded")
        .extracting(AnalysedShip::reachable)
        .containsExactly(false, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ciel", "carth", "connor"})
  @Rule("hopes_end.N41")
  void othersAreRefusedByName(String leader) {
    Refusal refused = refused(VARIANT, "dreadnought A", "cruiser A 'leaders':['" + leader + "']");

    assertThat(refused.type()).isEqualTo("not-in-movement");
    assertThat(refused.values())
        .containsEntry("at", "units[1].leaders[0]")
        .containsEntry("value", leader);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "cruiser A 'leaders':['nobody']|unknown-leader|units[0].leaders[0]",
        "cruiser A 'leaders':['unlenn','unlenn']|duplicate-leader|units[0].leaders[1]",
        "infantry A 'leaders':['unlenn']|malformed-analysis|units[0].leaders",
      })
  void whatCannotBeIsRefused(String unit, String type, String at) {
    Refusal refused = refused(VARIANT, unit);

    assertThat(refused.type()).isEqualTo(type);
    assertThat(refused.values()).containsEntry("at", at);
  }

  @Test
  @Rule("hopes_end.1")
  void withoutTheVariantTheyAreUnknown() {
    assertThat(refused("", "cruiser A 'leaders':['unlenn']").type()).isEqualTo("unknown-leader");
  }

  private static List<AnalysedShip> ships(String... units) {
    return analysed(VARIANT, units).ships();
  }

  private static Refusal refused(String more, String... units) {
    return catchThrowableOfType(RefusalException.class, () -> analysed(more, units)).refusal();
  }

  /**
   * @param units each with its type, its system, and further properties if any
   */
  private static MovementAnalysis analysed(String more, String... units) {
    StringBuilder fleet = new StringBuilder();
    for (String unit : units) {
      String[] parts = unit.split(" ", 3);
      fleet
          .append(fleet.isEmpty() ? "" : ",")
          .append("{'owner':'red','type':'%s','system':'%s'".formatted(parts[0], parts[1]))
          .append(parts.length > 2 ? "," + parts[2] : "")
          .append('}');
    }
    String body =
        """
        {'tiles':[{'id':'A','q':0,'r':0},{'id':'B','q':1,'r':0},{'id':'C','q':2,'r':0},
          {'id':'D','q':3,'r':0},{'id':'E','q':4,'r':0}],
         'player':'red','active':'C','units':[%s]%s}\
        """
            .formatted(fleet, more);
    try {
      return MovementAnalysis.of(JSON.readTree(body.replace('\'', '"')), StandardRules.BOOK);
    } catch (JsonProcessingException e) {
      throw new AssertionError(body, e);
    }
  }
}
