package org.lazax.deploy.kafka;

/**
 * How the topics lie on the brokers.
 *
 * @param partitions of every topic, never changed once a game is written
 * @param replicas of every partition; at most as many as there are brokers
 */
public record Layout(int partitions, int replicas) {
  public Layout {
    if (partitions < 1 || replicas < 1 || replicas > Short.MAX_VALUE) {
      throw new IllegalArgumentException(
          "%d partitions with %d replicas cannot be laid out".formatted(partitions, replicas));
    }
  }

  /** Where there is one broker. */
  static Layout onOneBroker(int partitions) {
    return new Layout(partitions, 1);
  }

  /** How many replicas must be in sync for a record to be taken: one broker may be away. */
  int inSync() {
    return Math.max(1, replicas - 1);
  }
}
