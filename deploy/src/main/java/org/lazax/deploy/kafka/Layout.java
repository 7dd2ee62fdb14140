package org.lazax.deploy.kafka;

/**
 * The numbers of partitions and replicas of the topics.
 *
 * @param partitions of each topic; never changed once there is a game
 * @param replicas of each partition; at most the number of brokers
 */
public record Layout(int partitions, int replicas) {
  public Layout {
    if (partitions < 1 || replicas < 1 || replicas > Short.MAX_VALUE) {
      throw new IllegalArgumentException(
          "%d partitions with %d replicas are not possible".formatted(partitions, replicas));
    }
  }

  /** The layout on a single broker. */
  static Layout onOneBroker(int partitions) {
    return new Layout(partitions, 1);
  }

  /** How many replicas must be in sync for a write: all but one, at least one. */
  int minInSync() {
    return Math.max(1, replicas - 1);
  }
}
