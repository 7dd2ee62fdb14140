/**
 * Combats as their rules see them: the two sides, what hooks may look at, and what is used at which
 * moment.
 */
@NullMarked
package org.lazax.rules.combat;

import org.jspecify.annotations.NullMarked;
