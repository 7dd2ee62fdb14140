/** Which dice units roll, what changes their results, and how many hit. */
@NullMarked
package org.lazax.combat.dice;

import org.jspecify.annotations.NullMarked;
