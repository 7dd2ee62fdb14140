/** How much memory an instance may use for what waits. */
@NullMarked
package org.lazax.log.memory;

import org.jspecify.annotations.NullMarked;
