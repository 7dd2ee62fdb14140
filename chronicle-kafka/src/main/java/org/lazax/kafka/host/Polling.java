package org.lazax.kafka.host;

import java.util.function.Consumer;

/** The thread that polls the consumer: the only one that may touch it. */
interface Polling {
  /** Does this between two polls; what it does may fail with the consumer and is then lost. */
  void run(Consumer<org.apache.kafka.clients.consumer.Consumer<?, ?>> work);
}
