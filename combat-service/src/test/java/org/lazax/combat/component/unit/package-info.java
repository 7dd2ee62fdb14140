/** Tests of the abilities of units in combats. */
@NullMarked
package org.lazax.combat.component.unit;

import org.jspecify.annotations.NullMarked;
