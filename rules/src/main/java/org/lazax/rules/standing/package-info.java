/** Rules that hold in every game, whatever expansions it is played with. */
@NullMarked
package org.lazax.rules.standing;

import org.jspecify.annotations.NullMarked;
