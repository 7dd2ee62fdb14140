package org.lazax.simulation.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.KafkaClients;

/**
 * The platform that faults befall.
 *
 * @param kafka the broker's address
 * @param game names a game that is played now
 */
public record FaultyPlatform(RunningProcesses processes, String kafka, Supplier<String> game) {
  private static final Duration MAX_BLOCK = Duration.ofMinutes(1);
  private static final int MAX_BYTES = 400;

  /** Writes records of random bytes and one without a value into each topic. */
  void poison(SplittableRandom random) throws InterruptedException {
    List<Future<?>> written = new ArrayList<>();
    try (Producer<String, byte[]> producer = KafkaClients.producer(kafka, MAX_BLOCK)) {
      for (String topic : topics()) {
        byte[] bytes = new byte[random.nextInt(MAX_BYTES)];
        random.nextBytes(bytes);
        String unknown = new UUID(random.nextLong(), random.nextLong()).toString();
        written.add(producer.send(new ProducerRecord<>(topic, game.get(), bytes)));
        written.add(producer.send(new ProducerRecord<>(topic, unknown, bytes)));
        written.add(producer.send(new ProducerRecord<>(topic, game.get(), null)));
      }
      for (Future<?> record : written) {
        record.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a record was not written", e);
    }
  }

  /**
   * Its clock.
   *
   * @throws IllegalStateException if it shows the time of the machine
   */
  SteppedClock clock() {
    return processes
        .clock()
        .orElseThrow(() -> new IllegalStateException("no clock can be stepped"));
  }

  /** Whether its clocks can be stepped: {@code scripts/stepped-clock.sh} has started it. */
  public boolean hasSteppedClock() {
    return processes.clock().isPresent();
  }

  /** Lets all processes show the time of the machine again. */
  public void correctClock() {
    processes.clock().ifPresent(clock -> clock.set(Duration.ZERO));
  }

  private static List<String> topics() {
    List<String> topics = new ArrayList<>(List.of(Topics.REPLIES));
    Stream.of(Realm.values()).map(Realm::topic).forEach(topics::add);
    Stream.of(Service.values()).map(Topics::commands).forEach(topics::add);
    return topics;
  }
}
