package org.lazax.kafka.host;

import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.conformance.ChronicleConformance;
import org.lazax.chronicle.conformance.ChronicleUnderTest;

@ParameterizedClass
@EnumSource
class KafkaConformanceTest extends ChronicleConformance {
  @Parameter private Packaging packaging = Packaging.FOUR_SERVICES;

  @Override
  protected ChronicleUnderTest start() {
    return new KafkaChronicle(packaging);
  }
}
