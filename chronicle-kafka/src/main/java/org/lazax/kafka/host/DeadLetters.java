package org.lazax.kafka.host;

import org.lazax.chronicle.host.HostEffect;
import org.lazax.kafka.store.ServicePartition;

/** Takes the records of command topics that are no commands. */
interface DeadLetters {
  /** Keeps the reason for those who look into it. A letter may be lost when the process ends. */
  void add(ServicePartition id, HostEffect.DeadLetter letter);
}
