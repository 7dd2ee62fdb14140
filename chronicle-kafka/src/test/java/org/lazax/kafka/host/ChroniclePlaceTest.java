package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.kafka.host.ChroniclePlace.Step.MISSING;
import static org.lazax.kafka.host.ChroniclePlace.Step.PASS;
import static org.lazax.kafka.host.ChroniclePlace.Step.READ;
import static org.lazax.kafka.host.ChroniclePlace.Step.READ_AGAIN;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.kafka.store.ServicePartition;

class ChroniclePlaceTest {
  private final HostReports reports =
      new HostReports(
          new ServicePartition(Service.GAME, 0),
          new HostMeters(new SimpleMeterRegistry()),
          new Traces(),
          _ -> 0);

  private final ChroniclePlace place = new ChroniclePlace(reports, 5, 7);

  @Test
  void recordsAreReadInOrder() {
    assertThat(place.polled(record(4))).isEqualTo(PASS);
    assertThat(place.polled(record(5))).isEqualTo(READ);
    assertThat(place.polled(record(5))).isEqualTo(PASS);
    assertThat(place.polledUpTo(6)).isEqualTo(PASS);
    assertThat(place.isReady()).isFalse();
    assertThat(place.polled(record(6))).isEqualTo(READ);
    assertThat(place.isReady()).isTrue();
  }

  @Test
  void aMissingRecordIsReadAgain() {
    assertThat(place.polled(record(6))).isEqualTo(READ_AGAIN);
    assertThat(place.next()).isEqualTo(5);
    assertThat(place.polled(record(5))).isEqualTo(READ);
    assertThat(place.polled(record(6))).isEqualTo(READ);
  }

  @Test
  void aRecordMayNotBeMissingTwice() {
    assertThat(place.polledUpTo(6)).isEqualTo(READ_AGAIN);
    assertThat(place.polled(record(6))).isEqualTo(MISSING);
  }

  @Test
  void aRecordWithoutAValueIsReadAgainOnce() {
    assertThat(place.polled(new ConsumerRecord<>("chronicle", 0, 5, "key", null)))
        .isEqualTo(READ_AGAIN);
    assertThat(place.polled(new ConsumerRecord<>("chronicle", 0, 5, "key", null))).isEqualTo(READ);
    assertThat(place.next()).isEqualTo(6);
  }

  private static ConsumerRecord<String, byte[]> record(long offset) {
    return new ConsumerRecord<>("chronicle", 0, offset, "key", new byte[1]);
  }
}
