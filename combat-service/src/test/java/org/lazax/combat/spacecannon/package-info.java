/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.spacecannon;

import org.jspecify.annotations.NullMarked;
