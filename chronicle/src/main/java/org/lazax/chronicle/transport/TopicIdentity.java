package org.lazax.chronicle.transport;

/**
 * Which log a database was made from. In another, its offsets and heads mean nothing.
 *
 * @param id what Kafka calls the topic since it was made
 * @param partitions how many it has
 */
public record TopicIdentity(String id, int partitions) {

  /**
   * Refuses another log than the one that is remembered.
   *
   * @return the number of partitions
   */
  public int require(TopicIdentity remembered) {
    if (!equals(remembered)) {
      throw new IllegalStateException(
          "this database was made from another log: it knows topic %s with %d partitions, Kafka has %s with %d"
              .formatted(remembered.id, remembered.partitions, id, partitions));
    }
    return partitions;
  }
}
