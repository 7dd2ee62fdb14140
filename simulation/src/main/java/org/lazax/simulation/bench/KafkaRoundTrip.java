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
 * The least that a command and its commit can cost: a record produced and consumed, another
 * produced and consumed, on scratch topics of the same broker and with the settings of the
 * platform, nothing done in between.
 */
final class KafkaRoundTrip implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(100);

  // Of its own for every run: one that was broken off leaves its topics behind.
  private final String topicThere = "lazax.bench.there." + UUID.randomUUID();
  private final String topicBack = "lazax.bench.back." + UUID.randomUUID();
  private final Admin admin;
  private final String kafka;
  private final int partitions;
  private volatile boolean over;
  private volatile Samples samples = new Samples();

  /**
   * @param samples from the first produce to the second consume
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
   * Runs it with so many under way at a time, each on with the next when it is back.
   *
   * @param onlookers more consumers that read what comes back, as every service reads every commit
   */
  static Figures run(
      String kafka,
      int partitions,
      int slots,
      int onlookers,
      long bytesThere,
      long bytesBack,
      Duration settling,
      Duration measured)
      throws InterruptedException, ExecutionException {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", kafka));
        KafkaRoundTrip hop = new KafkaRoundTrip(admin, kafka, partitions)) {
      admin
          .createTopics(
              List.of(topic(hop.topicThere, partitions), topic(hop.topicBack, partitions)))
          .all()
          .get();
      return hop.run(slots, onlookers, (int) bytesThere, (int) bytesBack, settling, measured);
    }
  }

  private static NewTopic topic(String name, int partitions) {
    return new NewTopic(name, Optional.of(partitions), Optional.empty());
  }

  private Figures run(
      int slots, int onlookers, int bytesThere, int bytesBack, Duration settling, Duration measured)
      throws InterruptedException {
    try (Producer<String, byte[]> there = producer();
        Producer<String, byte[]> back = producer()) {
      byte[] command = new byte[bytesThere];
      byte[] commit = new byte[bytesBack];
      long[] sent = new long[slots];
      Thread echo = reading(topicThere, entry -> send(back, topicBack, slot(entry), commit));
      Thread end =
          reading(
              topicBack,
              entry -> {
                int slot = slot(entry);
                samples.add(System.nanoTime() - sent[slot]);
                sent[slot] = System.nanoTime();
                send(there, topicThere, slot, command);
              });
      List<Thread> looking =
          IntStream.range(0, onlookers).mapToObj(_ -> reading(topicBack, _ -> {})).toList();
      for (int slot = 0; slot < slots; slot++) {
        sent[slot] = System.nanoTime();
        send(there, topicThere, slot, command);
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
      for (Thread onlooker : looking) {
        onlooker.join();
      }
      return new Figures(seconds, counted);
    }
  }

  private Thread reading(String topic, Consumer<ConsumerRecord<String, byte[]>> each) {
    return Thread.ofPlatform()
        .name("hop-" + topic)
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
    var _ = admin.deleteTopics(Set.of(topicThere, topicBack)).all();
  }
}
