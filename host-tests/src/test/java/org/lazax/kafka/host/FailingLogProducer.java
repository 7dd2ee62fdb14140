package org.lazax.kafka.host;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.kafka.common.header.Header;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.GameId;

/** A producer that a test can cut off from the broker. */
final class FailingLogProducer extends LogProducer {
  private final AtomicInteger lost = new AtomicInteger();
  private final AtomicReference<String> failing = new AtomicReference<>("");
  private final Map<String, Exception> rejections = new ConcurrentHashMap<>();
  private volatile boolean cut;

  FailingLogProducer(String bootstrapServers) {
    super(bootstrapServers);
  }

  void cutOff() {
    cut = true;
  }

  void reconnect() {
    cut = false;
  }

  /** Fails in the next record to this topic. */
  void failOnce(String topic) {
    failing.set(topic);
  }

  /** Rejects the next record of a game, as a broker would. */
  void reject(GameId game, Exception rejection) {
    rejections.put(game.value(), rejection);
  }

  int lost() {
    return lost.get();
  }

  @Override
  public void send(
      String topic,
      int partition,
      String key,
      byte[] value,
      List<Header> headers,
      Consumer<Optional<Exception>> done) {
    if (failing.compareAndSet(topic, "")) {
      throw new IllegalStateException("the producer fails");
    } else if (topic.equals(Realm.GAMES.topic()) && rejections.containsKey(key)) {
      done.accept(Optional.ofNullable(rejections.remove(key)));
    } else if (cut) {
      lost.incrementAndGet();
    } else {
      super.send(topic, partition, key, value, headers, done);
    }
  }
}
