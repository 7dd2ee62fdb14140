/** Leaving a combat for an adjacent system. */
@NullMarked
package org.lazax.map.relocation;

import org.jspecify.annotations.NullMarked;
