/** Which dice units roll, what modifies the results, and which dice are rerolled. */
@NullMarked
package org.lazax.rules.combat.roll;

import org.jspecify.annotations.NullMarked;
