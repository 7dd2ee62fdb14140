/** Units that are captured and not destroyed. */
@NullMarked
package org.lazax.combat.capture;

import org.jspecify.annotations.NullMarked;
