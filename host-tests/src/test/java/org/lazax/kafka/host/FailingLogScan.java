package org.lazax.kafka.host;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.common.errors.TimeoutException;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.StoredGame;
import org.lazax.log.LogScan;

/** A scan that fails as often as a test wants, as if the broker were away. */
final class FailingLogScan extends LogScan {
  private final AtomicInteger failures = new AtomicInteger();

  FailingLogScan(String bootstrapServers) {
    super(bootstrapServers);
  }

  void fail(int times) {
    failures.set(times);
  }

  @Override
  public StoredGame scan(String topic, Partition partition, GameId game, long beforeOffset) {
    if (failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
      throw new TimeoutException("of a test");
    }
    return super.scan(topic, partition, game, beforeOffset);
  }
}
