/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.bombardment;

import org.jspecify.annotations.NullMarked;
