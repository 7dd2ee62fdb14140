/** The conduct of a tactical action: activation first, then its steps, shown. */
@NullMarked
package org.lazax.game.tacticalaction;

import org.jspecify.annotations.NullMarked;
