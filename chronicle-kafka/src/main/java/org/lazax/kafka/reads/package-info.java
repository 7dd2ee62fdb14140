/** The views of a service: read models, and views after past commits. */
@NullMarked
package org.lazax.kafka.reads;

import org.jspecify.annotations.NullMarked;
