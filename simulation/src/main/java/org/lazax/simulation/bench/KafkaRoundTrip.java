package org.lazax.simulation.bench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Measures a lower bound for a command and its commit: one record is produced and consumed, then a
 * second one is produced and consumed. The topics are temporary, the broker and the client settings
 * are those of the platform, and nothing is done in between.
 */
final class KafkaRoundTrip implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(100);

  // Each run has its own topics, because an aborted run leaves its topics behind.
  private final String requestTopic = "lazax.bench.request." + UUID.randomUUID();
  private final String replyTopic = "lazax.bench.reply." + UUID.randomUUID();
  private final Admin admin;
  private final String kafka;
  private final int partitions;
  private volatile boolean over;
  private volatile Samples samples = new Samples();

  /**
   * The result of a run.
   *
   * @param samples times from the first send to the second receive
   */
  record Figures(double seconds, Samples samples) {
    double perSecond() {
      return samples.count() / seconds;
    }
  }

  private KafkaRoundTrip(Admin admin, String kafka, int partitions) {
    this.admin = admin;
    this.kafka = kafka;
    this.partitions = partitions;
  }

  /**
   * Keeps a number of round trips running and measures them.
   *
   * @param slots round trips at a time; each starts again when it is done
   * @param extraConsumers more consumers of the second topic, as every service reads every commit
   * @param settling time before the measurement
   * @param measured time of the measurement
   */
  static Figures run(
      String kafka,
      int partitions,
      int slots,
      int extraConsumers,
      long requestBytes,
      long replyBytes,
      Duration settling,
      Duration measured)
      throws InterruptedException, ExecutionException {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", kafka));
        KafkaRoundTrip roundTrip = new KafkaRoundTrip(admin, kafka, partitions)) {
      admin
          .createTopics(
              List.of(
                  topic(roundTrip.requestTopic, partitions),
                  topic(roundTrip.replyTopic, partitions)))
          .all()
          .get();
      return roundTrip.run(
          slots, extraConsumers, (int) requestBytes, (int) replyBytes, settling, measured);
    }
  }

  private static NewTopic topic(String name, int partitions) {
    return new NewTopic(name, Optional.of(partitions), Optional.empty());
  }

  private Figures run(
      int slots,
      int extraConsumers,
      int requestBytes,
      int replyBytes,
      Duration settling,
      Duration measured)
      throws InterruptedException {
    try (Producer<String, byte[]> requests = producer();
        Producer<String, byte[]> replies = producer()) {
      byte[] command = new byte[requestBytes];
      byte[] commit = new byte[replyBytes];
      long[] sent = new long[slots];
      Thread echo = reading(requestTopic, entry -> send(replies, replyTopic, slot(entry), commit));
      Thread end =
          reading(
              replyTopic,
              entry -> {
                int slot = slot(entry);
                samples.add(System.nanoTime() - sent[slot]);
                sent[slot] = System.nanoTime();
                send(requests, requestTopic, slot, command);
              });
      List<Thread> extra =
          IntStream.range(0, extraConsumers).mapToObj(_ -> reading(replyTopic, _ -> {})).toList();
      for (int slot = 0; slot < slots; slot++) {
        sent[slot] = System.nanoTime();
        send(requests, requestTopic, slot, command);
      }
      Thread.sleep(settling);
      Samples counted = new Samples();
      samples = counted;
      long start = System.nanoTime();
      Thread.sleep(measured);
      samples = new Samples();
      double seconds = (System.nanoTime() - start) / 1e9;
      over = true;
      echo.join();
      end.join();
      for (Thread consumer : extra) {
        consumer.join();
      }
      return new Figures(seconds, counted);
    }
  }

  private Thread reading(String topic, Consumer<ConsumerRecord<String, byte[]>> each) {
    return Thread.ofPlatform()
        .name("consumer-of-" + topic)
        .daemon()
        .start(() -> {
          try (KafkaConsumer<String, byte[]> consumer = Consumers.of(kafka, topic)) {
            while (!over) {
              consumer.poll(POLL).forEach(each);
            }
          }
        });
  }

  private void send(Producer<String, byte[]> producer, String topic, int slot, byte[] value) {
    if (!over) {
      var _ =
          producer.send(
              new ProducerRecord<>(topic, slot % partitions, Integer.toString(slot), value));
    }
  }

  private static int slot(ConsumerRecord<String, byte[]> entry) {
    return Integer.parseInt(entry.key());
  }

  private Producer<String, byte[]> producer() {
    return new KafkaProducer<>(
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
            kafka,
            ProducerConfig.ACKS_CONFIG,
            "all",
            ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
            true,
            ProducerConfig.LINGER_MS_CONFIG,
            0),
        new StringSerializer(),
        new ByteArraySerializer());
  }

  @Override
  public void close() {
    over = true;
    var _ = admin.deleteTopics(Set.of(requestTopic, replyTopic)).all();
  }
}
