package org.lazax.kafka.host;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.kafka.common.header.Header;

/** A producer that a test can cut off from the broker. */
final class FailingLogProducer extends LogProducer {
  private final AtomicInteger lost = new AtomicInteger();
  private final AtomicReference<String> failing = new AtomicReference<>("");
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
      Consumer<Boolean> appended) {
    if (failing.compareAndSet(topic, "")) {
      throw new IllegalStateException("the producer fails");
    } else if (cut) {
      lost.incrementAndGet();
    } else {
      super.send(topic, partition, key, value, headers, appended);
    }
  }
}
