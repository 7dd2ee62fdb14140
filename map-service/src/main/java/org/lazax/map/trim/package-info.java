/** Taking units beyond the limits off the board. */
@NullMarked
package org.lazax.map.trim;

import org.jspecify.annotations.NullMarked;
