/** Whole games under watch. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
