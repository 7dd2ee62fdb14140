package org.lazax.kafka.host;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.log.RecordValue;

/**
 * Where a host is in its partition of the chronicle. It must read every record. If the next one is
 * missing or has no value, the partition is read again from there, once: if it is still missing
 * then, the host cannot go on; if it still has no value, no reader can read it.
 */
final class ChroniclePlace {
  /** What to do with what was polled. */
  enum Step {
    READ,
    /** It was read before. It comes again for another service of this process. */
    PASS,
    READ_AGAIN,
    /** Records are missing, also when they are read again. */
    MISSING
  }

  private final HostReports reports;
  private final long readyOffset;

  /** Written by the host's thread; the readiness check reads it from its own. */
  private volatile long next;

  /** The offset of the latest record that was missing or had no value. */
  private long doubted = -1;

  /**
   * @param next offset of the first record to read
   * @param readyOffset the end of the log when the partition was assigned
   */
  ChroniclePlace(HostReports reports, long next, long readyOffset) {
    this.reports = reports;
    this.next = next;
    this.readyOffset = readyOffset;
  }

  /** Offset of the next record to read. */
  long next() {
    return next;
  }

  /** Whether the log was read up to its end at the time of the assignment. */
  boolean isReady() {
    return next >= readyOffset;
  }

  /** What to do with a record. If it is to be read, the place is behind it now. */
  Step polled(ConsumerRecord<String, byte[]> record) {
    if (record.offset() != next) {
      return polledUpTo(record.offset());
    }
    if (RecordValue.isMissing(record) && doubt("the record has no value")) {
      return Step.READ_AGAIN;
    }
    next = record.offset() + 1;
    return Step.READ;
  }

  /** What to do if the poll has brought all records before this offset. */
  Step polledUpTo(long offset) {
    if (offset <= next) {
      return Step.PASS;
    }
    return doubt("the records up to %d are missing".formatted(offset - 1))
        ? Step.READ_AGAIN
        : Step.MISSING;
  }

  /** Whether the next record is to be read again, which it is once. */
  private boolean doubt(String why) {
    boolean again = doubted != next;
    doubted = next;
    reports.doubted(next, why, again);
    return again;
  }
}
