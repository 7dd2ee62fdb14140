/** Rolls that capture units in place of destroying them. */
@NullMarked
package org.lazax.combat.capture;

import org.jspecify.annotations.NullMarked;
