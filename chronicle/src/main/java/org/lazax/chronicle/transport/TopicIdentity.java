package org.lazax.chronicle.transport;

/**
 * The identity of the chronicle's topic. A database remembers the topic that it was filled from,
 * because its offsets and heads are valid for that topic only.
 *
 * @param id Kafka's id of the topic
 * @param partitions number of partitions
 */
public record TopicIdentity(String id, int partitions) {

  /**
   * Refuses, with an {@link IllegalStateException}, another topic than the one that the database
   * remembers.
   *
   * @return the number of partitions
   */
  public int require(TopicIdentity remembered) {
    if (!equals(remembered)) {
      throw new IllegalStateException(
          ("this database was filled from another log: topic %s with %d partitions; Kafka has topic"
                  + " %s with %d; docs/operations/lost-records.md says what to do")
              .formatted(remembered.id, remembered.partitions, id, partitions));
    }
    return partitions;
  }
}
