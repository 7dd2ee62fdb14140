/** Faction abilities that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.faction;

import org.jspecify.annotations.NullMarked;
