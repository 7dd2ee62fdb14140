/** Tests of space combat. */
@NullMarked
package org.lazax.combat.spacecombat;

import org.jspecify.annotations.NullMarked;
