package org.lazax.rules.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.AbilityUsed;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
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
  void aKernelIsReadWithWhatLastsAndWhatIsUsedUp() throws JsonProcessingException {
    AbilityRef ability = AbilityRef.parse("action_card/x");
    Kernel kernel =
        Kernel.EMPTY
            .evolve(
                new EffectBegan(
                    new LastingEffect(ability, Optional.of(P1), Map.of(), Optional.empty())))
            .evolve(new AbilityUsed(ability, P2, Optional.empty()));
    String written = JSON.writeValueAsString(kernel);

    assertThat(written).contains("\"used\":[{\"ability\":\"action_card/x\",\"user\":\"p2\"}]");
    assertThat(JSON.readValue(written, Kernel.class)).isEqualTo(kernel);
  }

  /** As it was written before there was a fact of its own. */
  @Test
  void anEffectThatSaysThatSomethingWasUsedIsStillRead() throws JsonProcessingException {
    String written =
        "{\"effect\":{\"ability\":\"action_card/shields_holding#used\",\"user\":\"p2\","
            + "\"params\":{},\"until\":9}}";
    EffectBegan began = JSON.readValue(written, EffectBegan.class);

    assertThat(JSON.writeValueAsString(began)).isEqualTo(written);
    assertThat(Kernel.EMPTY.evolve(began).effects()).hasSize(1);
  }

  @Test
  void whatNamesNoAbilityIsNotRead() {
    assertThatThrownBy(
            () -> JSON.readValue("{\"ability\":\"luck\",\"params\":{}}", LastingEffect.class))
        .isInstanceOf(JsonProcessingException.class);
  }
}
