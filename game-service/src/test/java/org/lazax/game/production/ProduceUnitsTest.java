package org.lazax.game.production;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.rules.payment.Payment;

final class ProduceUnitsTest {
  private static final ObjectMapper JSON =
      new GameDecider(StandardRules.TABLE).wire().commandJson();

  @Test
  void unitsThatCostNothingNeedNoPayment() throws JsonProcessingException {
    ProduceUnits produced = JSON.readValue("{\"units\":[]}", ProduceUnits.class);

    assertThat(produced.payment()).isEqualTo(Payment.NOTHING);
    assertThat(produced.lifted()).isEmpty();
  }

  @Test
  void aPaymentSaysWhatItConsistsOf() {
    assertThatThrownBy(() -> JSON.readValue("{\"payment\":{\"coins\":1}}", ProduceUnits.class))
        .isInstanceOf(JsonProcessingException.class);
    assertThatThrownBy(() -> JSON.readValue("{\"payment\":[]}", ProduceUnits.class))
        .isInstanceOf(JsonProcessingException.class);
  }
}
