/** Rules that apply in every game, whatever its expansions. */
@NullMarked
package org.lazax.rules.standing;

import org.jspecify.annotations.NullMarked;
