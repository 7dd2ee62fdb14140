/** Checkpoints in PostgreSQL, protected by a fence. */
@NullMarked
package org.lazax.kafka.store;

import org.jspecify.annotations.NullMarked;
