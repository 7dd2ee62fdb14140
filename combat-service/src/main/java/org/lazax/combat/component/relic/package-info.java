/** Relics that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.relic;

import org.jspecify.annotations.NullMarked;
