/** Units whose cards say something about fights, one class each. */
@NullMarked
package org.lazax.combat.component.unit;

import org.jspecify.annotations.NullMarked;
