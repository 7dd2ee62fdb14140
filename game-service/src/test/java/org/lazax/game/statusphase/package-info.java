/** Tests of the status phase. */
@NullMarked
package org.lazax.game.statusphase;

import org.jspecify.annotations.NullMarked;
