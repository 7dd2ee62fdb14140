/** Where a side can retreat to, and what prevents a retreat. */
@NullMarked
package org.lazax.rules.combat.retreat;

import org.jspecify.annotations.NullMarked;
