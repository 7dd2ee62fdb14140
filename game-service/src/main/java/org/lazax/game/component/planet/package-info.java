/** The ability cards of legendary planets. */
@NullMarked
package org.lazax.game.component.planet;

import org.jspecify.annotations.NullMarked;
