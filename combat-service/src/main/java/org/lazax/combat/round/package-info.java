/** How rounds of combat follow each other, and the losses in them. */
@NullMarked
package org.lazax.combat.round;

import org.jspecify.annotations.NullMarked;
