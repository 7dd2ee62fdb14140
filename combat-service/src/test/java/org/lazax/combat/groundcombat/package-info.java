/** Tests of ground combat. */
@NullMarked
package org.lazax.combat.groundcombat;

import org.jspecify.annotations.NullMarked;
