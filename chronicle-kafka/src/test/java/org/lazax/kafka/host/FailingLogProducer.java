package org.lazax.kafka.host;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.kafka.common.header.Header;

/** An outbox that a test can cut off from the broker. */
final class FailingLogProducer extends LogProducer {
  private final AtomicInteger lost = new AtomicInteger();
  private volatile boolean muted;

  FailingLogProducer(String bootstrapServers) {
    super(bootstrapServers);
  }

  void mute() {
    muted = true;
  }

  void unmute() {
    muted = false;
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
      Consumer<Boolean> arrived) {
    if (muted) {
      lost.incrementAndGet();
    } else {
      super.send(topic, partition, key, value, headers, arrived);
    }
  }
}
