/** Bombardment, and the planetary shield against it. */
@NullMarked
package org.lazax.combat.bombardment;

import org.jspecify.annotations.NullMarked;
