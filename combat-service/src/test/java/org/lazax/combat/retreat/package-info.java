/** Tests of retreats. */
@NullMarked
package org.lazax.combat.retreat;

import org.jspecify.annotations.NullMarked;
