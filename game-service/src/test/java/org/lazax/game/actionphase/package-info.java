/** Tests of the action phase. */
@NullMarked
package org.lazax.game.actionphase;

import org.jspecify.annotations.NullMarked;
