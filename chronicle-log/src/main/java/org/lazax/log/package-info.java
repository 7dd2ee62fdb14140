/**
 * What host and gateway share about the chronicle on Kafka: its identity, a scan of one game,
 * record headers, Kafka clients.
 */
@NullMarked
package org.lazax.log;

import org.jspecify.annotations.NullMarked;
