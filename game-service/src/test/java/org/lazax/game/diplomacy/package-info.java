/** Tests of Diplomacy. */
@NullMarked
package org.lazax.game.diplomacy;

import org.jspecify.annotations.NullMarked;
