/** Abilities, the moments on which they hang, and how they are used. */
@NullMarked
package org.lazax.rules.ability;

import org.jspecify.annotations.NullMarked;
