/** The platform's topics on Kafka, as the services' host and the gateway both use them. */
@NullMarked
package org.lazax.log;

import org.jspecify.annotations.NullMarked;
