/** How fights end: exactly, and by fighting them often. */
@NullMarked
package org.lazax.combat.odds;

import org.jspecify.annotations.NullMarked;
