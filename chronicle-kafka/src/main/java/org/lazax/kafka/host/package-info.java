/** Hosts a service on Kafka: its partitions, its one thread, and what it reads and writes. */
@NullMarked
package org.lazax.kafka.host;

import org.jspecify.annotations.NullMarked;
