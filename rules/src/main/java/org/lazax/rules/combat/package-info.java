/**
 * Fights as their rules see them: the two sides, what a battle of a game or of the odds shows, and
 * what can be used when.
 */
@NullMarked
package org.lazax.rules.combat;

import org.jspecify.annotations.NullMarked;
