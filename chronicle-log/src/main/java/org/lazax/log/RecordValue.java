package org.lazax.log;

import static java.util.Objects.requireNonNullElse;

import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Values of Kafka's records, which may have none. */
public final class RecordValue {
  private static final byte[] NONE = {};

  private RecordValue() {}

  /** The value of a record. One without a value is as unreadable as an empty one. */
  public static byte[] of(ConsumerRecord<?, byte[]> record) {
    return requireNonNullElse(record.value(), NONE);
  }

  /** Whether a record has no value. */
  public static boolean isMissing(ConsumerRecord<?, byte[]> record) {
    return Optional.ofNullable(record.value()).isEmpty();
  }
}
