package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.ability.occurrence.CombatMoment.COMBAT_ENDS;
import static org.lazax.rules.ability.occurrence.CombatMoment.ROUND_ENDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Moments of a fight as they stand in a log. */
class InFightTest {
  private static final ObjectMapper JSON = TableTypes.SHARED.json();
  private static final InFight LAST_ROUND_ENDS =
      new CombatContext(Place.space(SystemId.MECATOL_REX), P1, P2, 2)
          .ended(Optional.empty(), ROUND_ENDS, COMBAT_ENDS);

  @Test
  void momentsAreWrittenInTheOrderOfTheirTexts() {
    assertThat(JSON.valueToTree(LAST_ROUND_ENDS).path("moments"))
        .extracting(text -> text.asText())
        .containsExactly("combat_ends", "round_ends");
  }

  @Test
  void momentsAreReadInTheOrderInWhichTheyAreWritten() throws JsonProcessingException {
    InFight read =
        (InFight) JSON.readValue(JSON.writeValueAsString(LAST_ROUND_ENDS), Occurrence.class);

    assertThat(read.moments()).containsExactly(COMBAT_ENDS, ROUND_ENDS);
  }

  @Test
  void aMomentThatThereIsNotIsNotRead() throws JsonProcessingException {
    String unknown = JSON.writeValueAsString(LAST_ROUND_ENDS).replace("round_ends", "hour_ends");

    assertThatThrownBy(() -> JSON.readValue(unknown, Occurrence.class))
        .isInstanceOf(JsonProcessingException.class);
  }
}
