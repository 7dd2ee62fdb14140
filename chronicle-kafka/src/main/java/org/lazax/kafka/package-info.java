/**
 * The host of a service: its partitions, its one thread, what it reads from and writes to Kafka.
 */
@NullMarked
package org.lazax.kafka;

import org.jspecify.annotations.NullMarked;
