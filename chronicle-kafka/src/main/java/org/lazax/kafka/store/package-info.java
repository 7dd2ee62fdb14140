/**
 * Checkpoints in PostgreSQL: written whole behind a fence, read to restore a partition or a game.
 */
@NullMarked
package org.lazax.kafka.store;

import org.jspecify.annotations.NullMarked;
