/** Units that every faction can have. */
@NullMarked
package org.lazax.components.unit;

import org.jspecify.annotations.NullMarked;
