/** Random combats, played through the options alone. */
@NullMarked
package org.lazax.combat.random;

import org.jspecify.annotations.NullMarked;
