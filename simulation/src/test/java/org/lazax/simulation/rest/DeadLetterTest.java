package org.lazax.simulation.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.KafkaClients;

/** What is no command is told to those who look after the platform. */
@OnPlatform
final class DeadLetterTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  @Test
  void aRecordThatIsNoCommandBecomesADeadLetter(LivePlatform platform) throws Exception {
    String commands = Topics.commands(Service.MAP);
    try (Consumer<String, byte[]> letters = KafkaClients.consumer(platform.kafka(), Map.of());
        Producer<String, byte[]> producer =
            KafkaClients.producer(platform.kafka(), Duration.ofSeconds(5))) {
      readAll(letters);

      long offset =
          producer
              .send(new ProducerRecord<>(commands, 0, "no game", new byte[] {7}))
              .get()
              .offset();

      List<String> seen = new ArrayList<>();
      await()
          .atMost(TIMEOUT)
          .untilAsserted(() -> {
            for (ConsumerRecord<String, byte[]> letter : letters.poll(Duration.ofMillis(100))) {
              seen.add(letter.key() + " " + new String(letter.value(), UTF_8));
            }
            assertThat(seen)
                .contains("%s-0@%d no command of this game".formatted(commands, offset));
          });
    }
  }

  private static void readAll(Consumer<String, byte[]> letters) {
    int count = letters.partitionsFor(Topics.DEAD_LETTERS).size();
    List<TopicPartition> all =
        IntStream.range(0, count)
            .mapToObj(number -> new TopicPartition(Topics.DEAD_LETTERS, number))
            .toList();
    letters.assign(all);
    letters.seekToBeginning(all);
  }
}
