/** Space combat with its rounds, and the anti-fighter barrage before it. */
@NullMarked
package org.lazax.combat.spacecombat;

import org.jspecify.annotations.NullMarked;
