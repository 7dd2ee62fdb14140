/**
 * The chronicle on Kafka, for hosts and gateways: Kafka clients, record headers, the identity of
 * the log, and the scan of one game.
 */
@NullMarked
package org.lazax.log;

import org.jspecify.annotations.NullMarked;
