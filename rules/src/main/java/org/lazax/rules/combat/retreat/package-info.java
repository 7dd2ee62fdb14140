/** Where sides may retreat to, and what keeps them from it. */
@NullMarked
package org.lazax.rules.combat.retreat;

import org.jspecify.annotations.NullMarked;
