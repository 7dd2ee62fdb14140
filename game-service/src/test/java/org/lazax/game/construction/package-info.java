/** Tests of Construction. */
@NullMarked
package org.lazax.game.construction;

import org.jspecify.annotations.NullMarked;
