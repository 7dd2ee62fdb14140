/** The round and its phases. */
@NullMarked
package org.lazax.game.round;

import org.jspecify.annotations.NullMarked;
