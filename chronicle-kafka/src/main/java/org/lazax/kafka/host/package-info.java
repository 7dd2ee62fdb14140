/**
 * The hosting of a service on Kafka: its partitions, its thread, its consumer and its producers.
 */
@NullMarked
package org.lazax.kafka.host;

import org.jspecify.annotations.NullMarked;
