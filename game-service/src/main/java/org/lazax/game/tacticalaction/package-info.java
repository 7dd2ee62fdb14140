/** The tactical action: activation, then its steps. */
@NullMarked
package org.lazax.game.tacticalaction;

import org.jspecify.annotations.NullMarked;
