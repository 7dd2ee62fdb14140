package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.ResolvedMove;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** What a client may send. */
class MoveShipsBindingTest {
  private final ObjectMapper json = new MapDecider(StandardRules.TABLE).wire().json();

  @Test
  void thePathMayBeLeftToTheService() throws JsonProcessingException {
    String command =
        """
        {"moves": [{"from": "18", "type": "carrier", "damaged": false, "cargo": [
          {"from": "18/mecatol_rex", "type": "infantry", "count": 2, "damaged": false}]}]}
        """;

    assertThat(json.readValue(command, MoveShips.class).moves().getFirst().path()).isEmpty();
  }

  @Test
  void whatIsPrintedOfAVoyageIsReadAgain() throws JsonProcessingException {
    ResolvedMove voyage =
        new ResolvedMove(
            SystemId.of("26"),
            UnitType.CARRIER,
            false,
            MovementKit.path("39", "79"),
            List.of(Passage.SIDE, Passage.through(Wormhole.ALPHA)),
            List.of(),
            Optional.of(ComponentRef.parse("leader_counter/carth")));

    assertThat(json.readValue(json.writeValueAsString(voyage), ResolvedMove.class))
        .isEqualTo(voyage);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"moves\": [null]}",
        "{\"moves\": [{\"type\": \"carrier\", \"damaged\": false, \"cargo\": []}]}",
        "{\"moves\": [{\"from\": \"18\", \"type\": \"tank\", \"damaged\": false, \"cargo\": []}]}",
        "{\"moves\": [{\"from\": \"18\", \"type\": \"carrier\", \"damaged\": false, \"cargo\":"
            + " [{\"from\": \"18\", \"type\": \"fighter\", \"count\": -1, \"damaged\": false}]}]}"
      })
  void aCommandThatIsNotWholeIsNotRead(String command) {
    assertThatThrownBy(() -> json.readValue(command, MoveShips.class))
        .isInstanceOf(JsonProcessingException.class);
  }
}
