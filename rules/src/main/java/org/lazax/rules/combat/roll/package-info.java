/** Which dice units roll, what changes their results, and what is thrown again. */
@NullMarked
package org.lazax.rules.combat.roll;

import org.jspecify.annotations.NullMarked;
