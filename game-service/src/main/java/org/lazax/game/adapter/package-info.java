/** Connects game-service to the host: its decider and its read model. */
@NullMarked
package org.lazax.game.adapter;

import org.jspecify.annotations.NullMarked;
