/** The tactical action: activation and its steps. */
@NullMarked
package org.lazax.game.tacticalaction;

import org.jspecify.annotations.NullMarked;
