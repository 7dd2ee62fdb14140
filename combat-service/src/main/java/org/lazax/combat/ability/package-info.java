/** The moments of fights, and how components with hooks for them are used there. */
@NullMarked
package org.lazax.combat.ability;

import org.jspecify.annotations.NullMarked;
