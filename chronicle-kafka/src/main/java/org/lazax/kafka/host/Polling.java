package org.lazax.kafka.host;

import java.util.function.Consumer;

/**
 * Runs work on the thread that polls the consumer, because only that thread may use the consumer.
 */
interface Polling {
  /** Runs this work between two polls. Work that fails is logged and not repeated. */
  void run(Consumer<org.apache.kafka.clients.consumer.Consumer<?, ?>> work);
}
