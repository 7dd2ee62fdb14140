/** Diplomacy, shown. */
@NullMarked
package org.lazax.game.diplomacy;

import org.jspecify.annotations.NullMarked;
