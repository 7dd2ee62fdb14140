package org.lazax.gateway.chronicle;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.InvalidOffsetException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.KafkaClients;
import org.lazax.log.LogIdentity;
import org.lazax.log.ReadRealms;
import org.lazax.log.vital.Heartbeat;
import org.lazax.log.vital.ProcessEnd;
import org.lazax.log.vital.ReadingProgress;
import org.lazax.log.vital.VitalThread;

/**
 * The thread that reads the chronicles and the replies, with one consumer. It needs no consumer
 * group, because it reads all partitions and keeps its offsets in the database. Replies are read
 * from the end, because nobody waits for older ones. If the thread ends by itself, the process
 * ends.
 */
@ApplicationScoped
class LogThread {
  private static final Logger LOG = Logger.getLogger(LogThread.class);
  private static final Duration LONGEST_POLL = Duration.ofMillis(100);
  private static final Duration RETRY_DELAY = Duration.ofMillis(500);
  private static final int MAX_POLL_RECORDS = 2000;

  private final LogIdentity log;
  private final ReadRealms realms;
  private final ChronicleReader reader;
  private final Replies replies;
  private final Consumer<String, byte[]> consumer;
  private final VitalThread thread;
  private final ReadingProgress progress;

  @Inject
  LogThread(
      LogIdentity log,
      ReadRealms realms,
      ChronicleReader reader,
      Replies replies,
      Heartbeat heartbeat,
      ReadingProgress progress,
      ProcessEnd end,
      @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers,
      Event<Consumer<?, ?>> created) {
    this(
        log,
        realms,
        reader,
        replies,
        heartbeat,
        progress,
        end,
        KafkaClients.consumer(
            bootstrapServers, Map.of(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, MAX_POLL_RECORDS)));
    created.fire(consumer);
  }

  LogThread(
      LogIdentity log,
      ReadRealms realms,
      ChronicleReader reader,
      Replies replies,
      Heartbeat heartbeat,
      ReadingProgress progress,
      ProcessEnd end,
      Consumer<String, byte[]> consumer) {
    this.thread = new VitalThread("lazax-log", heartbeat, end, this::run);
    this.progress = progress;
    this.log = log;
    this.realms = realms;
    this.reader = reader;
    this.replies = replies;
    this.consumer = consumer;
  }

  void start(@Observes StartupEvent started) {
    start();
  }

  void start() {
    thread.start();
  }

  private void run() {
    List<TopicPartition> chronicles = List.of();
    while (thread.goesOn()) {
      try {
        if (chronicles.isEmpty()) {
          chronicles = begin();
        }
        read(chronicles);
      } catch (WakeupException e) {
        LOG.debug("reading stops");
      } catch (RuntimeException e) {
        LOG.error("reading the log failed; it begins again where it was", e);
        chronicles = List.of();
        LockSupport.parkNanos(RETRY_DELAY.toNanos());
      }
    }
    consumer.close();
  }

  private void read(List<TopicPartition> chronicles) {
    boolean reads = reader.hasCapacity();
    if (reads) {
      consumer.resume(chronicles);
    } else {
      consumer.pause(chronicles);
    }
    progress.compare(consumer, () -> reads ? reader.places() : Map.of());
    ConsumerRecords<String, byte[]> records = poll();
    realms.realms().forEach(realm -> reader.read(records.records(realm.topic())));
    replies.read(records.records(Topics.REPLIES));
  }

  private ConsumerRecords<String, byte[]> poll() {
    try {
      return consumer.poll(LONGEST_POLL);
    } catch (InvalidOffsetException e) {
      outOfRange(e.partitions());
      return ConsumerRecords.empty();
    }
  }

  /** Goes on with replies from their end, and with chronicles if the log still has their places. */
  private void outOfRange(Set<TopicPartition> topics) {
    List<TopicPartition> answers =
        topics.stream().filter(topic -> topic.topic().equals(Topics.REPLIES)).toList();
    if (!answers.isEmpty()) {
      LOG.warnf("replies were deleted before they were read: %s", answers);
      consumer.seekToEnd(answers);
    }
    reader.outOfRange(consumer, topics);
  }

  /**
   * Assigns all partitions of all topics.
   *
   * @return those of the chronicles
   */
  private List<TopicPartition> begin() {
    int count = log.check();
    List<TopicPartition> chronicles =
        realms.realms().stream().flatMap(realm -> partitions(realm.topic(), count)).toList();
    List<TopicPartition> answers = partitions(Topics.REPLIES, count).toList();
    List<TopicPartition> all = Stream.concat(chronicles.stream(), answers.stream()).toList();
    consumer.assign(all);
    // No partition may be without a place when the broker is asked for any of them.
    consumer.seekToEnd(all);
    answers.forEach(consumer::position);
    reader.begin(consumer, chronicles, count);
    return chronicles;
  }

  private static Stream<TopicPartition> partitions(String topic, int count) {
    return IntStream.range(0, count).mapToObj(i -> new TopicPartition(topic, i));
  }

  /** Ends the thread after the records of the current poll, and closes the consumer. */
  @PreDestroy
  void stop() {
    thread.stop(consumer::wakeup);
  }
}
