/** Tests of scoring. */
@NullMarked
package org.lazax.game.objectives;

import org.jspecify.annotations.NullMarked;
