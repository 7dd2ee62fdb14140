/** The occurrences that trigger abilities, by their subject. */
@NullMarked
package org.lazax.rules.ability.occurrence;

import org.jspecify.annotations.NullMarked;
