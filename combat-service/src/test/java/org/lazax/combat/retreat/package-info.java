/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.retreat;

import org.jspecify.annotations.NullMarked;
