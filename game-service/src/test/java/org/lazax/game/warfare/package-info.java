/** Tests of Warfare. */
@NullMarked
package org.lazax.game.warfare;

import org.jspecify.annotations.NullMarked;
