/** The ability cards of legendary planets. */
@NullMarked
package org.lazax.components.planet;

import org.jspecify.annotations.NullMarked;
