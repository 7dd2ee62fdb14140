/** A roll of one or both sides, and the hits that it makes. */
@NullMarked
package org.lazax.combat.exchange;

import org.jspecify.annotations.NullMarked;
