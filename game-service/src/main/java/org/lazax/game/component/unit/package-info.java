/** What units do at moments of the game, one class each. */
@NullMarked
package org.lazax.game.component.unit;

import org.jspecify.annotations.NullMarked;
