/** Positions in which fights begin. */
@NullMarked
package org.lazax.combat;

import org.jspecify.annotations.NullMarked;
