package org.lazax.gateway.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class TraceTest {
  private static final String ID = "4bf92f3577b34da6a3ce929d0e0e4736";

  @Test
  void aCallersTraceIsContinuedWithANewSpan() {
    String given = "00-" + ID + "-00f067aa0ba902b7-01";

    Trace trace = Trace.of(Optional.of(given));

    assertThat(trace.id()).isEqualTo(ID);
    assertThat(trace.parent()).startsWith("00-" + ID).endsWith("-01").isNotEqualTo(given);
  }

  @Test
  void aMalformedTraceparentBeginsANewTrace() {
    assertThat(Trace.of(Optional.of("00-zz")).id()).hasSize(32).isNotEqualTo(ID);
    assertThat(Trace.of(Optional.of("00-" + "0".repeat(32) + "-00f067aa0ba902b7-01")).id())
        .isNotEqualTo("0".repeat(32));
  }
}
