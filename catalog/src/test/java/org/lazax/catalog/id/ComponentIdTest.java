package org.lazax.catalog.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.unit.UnitType;

class ComponentIdTest {
  private final ObjectMapper json = new ObjectMapper();

  @Test
  void anIdIsAPlainStringInJson() throws Exception {
    assertThat(json.writeValueAsString(new TileId("82A"))).isEqualTo("\"82A\"");
    assertThat(json.readValue("\"82A\"", TileId.class)).isEqualTo(new TileId("82A"));
  }

  @Test
  void anIdIsAKeyInJson() throws Exception {
    Map<PlanetId, Integer> infantry = Map.of(new PlanetId("jord"), 5);
    String text = json.writeValueAsString(infantry);
    assertThat(text).isEqualTo("{\"jord\":5}");
    assertThat(json.readValue(text, new TypeReference<Map<PlanetId, Integer>>() {}))
        .isEqualTo(infantry);
  }

  @Test
  void aTypeOfUnitIsInLowerCaseInJsonAsValueAndAsKey() throws Exception {
    assertThat(json.writeValueAsString(UnitType.WAR_SUN)).isEqualTo("\"war_sun\"");
    Map<UnitType, Integer> fleet = Map.of(UnitType.SPACE_DOCK, 1);
    String text = json.writeValueAsString(fleet);
    assertThat(text).isEqualTo("{\"space_dock\":1}");
    assertThat(json.readValue(text, new TypeReference<Map<UnitType, Integer>>() {}))
        .isEqualTo(fleet);
  }

  @Test
  void aPositionIsAPairInJson() throws Exception {
    assertThat(json.writeValueAsString(new Hex(1, -2))).isEqualTo("[1,-2]");
    assertThat(json.readValue("[1,-2]", Hex.class)).isEqualTo(new Hex(1, -2));
  }

  @Test
  void anInvalidIdIsRefused() {
    assertThatThrownBy(() -> new PlanetId("mecatol rex"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PlanetId("")).isInstanceOf(IllegalArgumentException.class);
  }
}
