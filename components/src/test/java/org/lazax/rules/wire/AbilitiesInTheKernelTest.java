package org.lazax.rules.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.table.component.AbilityRef;

/** The kernel names the abilities of a game as the game does. */
class AbilitiesInTheKernelTest {
  private static final ObjectMapper JSON = TableTypes.SHARED.json();

  @Test
  void anEffectNamesItsAbilityByAText() throws JsonProcessingException {
    LastingEffect effect =
        new LastingEffect(
            AbilityRef.parse("technology/x#late"), Optional.empty(), Map.of(), Optional.of(7));
    String written = "{\"ability\":\"technology/x#late\",\"params\":{},\"until\":7}";

    assertThat(JSON.writeValueAsString(effect)).isEqualTo(written);
    assertThat(JSON.readValue(written, LastingEffect.class)).isEqualTo(effect);
  }

  @Test
  void whatNamesNoAbilityIsNotRead() {
    assertThatThrownBy(
            () -> JSON.readValue("{\"ability\":\"luck\",\"params\":{}}", LastingEffect.class))
        .isInstanceOf(JsonProcessingException.class);
  }
}
