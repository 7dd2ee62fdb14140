/** Tests of what follows when units are destroyed. */
@NullMarked
package org.lazax.combat.round;

import org.jspecify.annotations.NullMarked;
