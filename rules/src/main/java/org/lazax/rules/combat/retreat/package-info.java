/** Where a side may retreat to, and what keeps it from retreating. */
@NullMarked
package org.lazax.rules.combat.retreat;

import org.jspecify.annotations.NullMarked;
