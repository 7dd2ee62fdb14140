/**
 * Checkpoints in PostgreSQL. They are written in one fenced transaction, and read to restore a
 * partition or a game.
 */
@NullMarked
package org.lazax.kafka.store;

import org.jspecify.annotations.NullMarked;
