/** Diplomacy: a system is locked, planets are readied. */
@NullMarked
package org.lazax.game.diplomacy;

import org.jspecify.annotations.NullMarked;
