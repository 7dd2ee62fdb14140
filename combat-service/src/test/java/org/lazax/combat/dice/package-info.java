/** Tests of which dice units roll. */
@NullMarked
package org.lazax.combat.dice;

import org.jspecify.annotations.NullMarked;
