/** The rules of the galaxy map. */
@NullMarked
package org.lazax.map;

import org.jspecify.annotations.NullMarked;
