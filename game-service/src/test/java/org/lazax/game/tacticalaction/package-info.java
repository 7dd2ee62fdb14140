/** Tests of the tactical action. */
@NullMarked
package org.lazax.game.tacticalaction;

import org.jspecify.annotations.NullMarked;
