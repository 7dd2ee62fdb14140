/** Which dice units roll, shown. */
@NullMarked
package org.lazax.combat.dice;

import org.jspecify.annotations.NullMarked;
