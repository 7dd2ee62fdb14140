/** Abilities, the occurrences that trigger them, and how they are used. */
@NullMarked
package org.lazax.rules.ability;

import org.jspecify.annotations.NullMarked;
