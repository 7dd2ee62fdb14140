/** Warfare, shown. */
@NullMarked
package org.lazax.game.warfare;

import org.jspecify.annotations.NullMarked;
