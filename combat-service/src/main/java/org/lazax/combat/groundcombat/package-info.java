/** Ground combat on a planet. */
@NullMarked
package org.lazax.combat.groundcombat;

import org.jspecify.annotations.NullMarked;
