/**
 * Combats as the rules see them: the two sides, what hooks can see, and which components can be
 * used at which moment.
 */
@NullMarked
package org.lazax.rules.combat;

import org.jspecify.annotations.NullMarked;
