/** A game moment by moment, for clients that show it. */
@NullMarked
package org.lazax.game.adapter.film;

import org.jspecify.annotations.NullMarked;
