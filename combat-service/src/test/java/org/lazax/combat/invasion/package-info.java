/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.invasion;

import org.jspecify.annotations.NullMarked;
