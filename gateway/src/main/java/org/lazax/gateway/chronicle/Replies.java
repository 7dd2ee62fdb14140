package org.lazax.gateway.chronicle;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Takes the replies of the services to this and all other instances of the gateway. */
public interface Replies {
  /** Takes the next records of the topic of replies. */
  void read(Iterable<ConsumerRecord<String, byte[]>> records);
}
