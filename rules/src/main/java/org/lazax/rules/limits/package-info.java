/** Limits: reinforcements, fleet pool, capacity, hand. */
@NullMarked
package org.lazax.rules.limits;

import org.jspecify.annotations.NullMarked;
