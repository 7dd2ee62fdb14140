/** An embedded Kafka broker, and the topics of the platform. */
@NullMarked
package org.lazax.deploy.kafka;

import org.jspecify.annotations.NullMarked;
