/** Relics. */
@NullMarked
package org.lazax.components.relic;

import org.jspecify.annotations.NullMarked;
