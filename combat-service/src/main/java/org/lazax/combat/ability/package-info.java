/** The moments of combats, and how abilities are used there. */
@NullMarked
package org.lazax.combat.ability;

import org.jspecify.annotations.NullMarked;
