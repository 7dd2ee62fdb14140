package org.lazax.kafka.host;

import org.lazax.chronicle.host.HostEffect;

/** Takes the records of the command topic that are no commands. */
interface DeadLetters {
  /** Keeps the reason for those who look into it. A letter may be lost when the process ends. */
  void add(int partition, HostEffect.DeadLetter letter);
}
