/**
 * The host of a service: its partitions, its one thread, what it reads from and writes to Kafka.
 */
@NullMarked
package org.lazax.kafka.host;

import org.jspecify.annotations.NullMarked;
