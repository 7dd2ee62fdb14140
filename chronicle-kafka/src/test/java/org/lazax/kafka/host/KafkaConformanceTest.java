package org.lazax.kafka.host;

import org.lazax.chronicle.conformance.ChronicleConformance;
import org.lazax.chronicle.conformance.ChronicleUnderTest;

class KafkaConformanceTest extends ChronicleConformance {
  @Override
  protected ChronicleUnderTest start() {
    return new KafkaChronicle();
  }
}
