/** Effects that many components share: gains, and units placed from the reinforcements. */
@NullMarked
package org.lazax.rules.effect;

import org.jspecify.annotations.NullMarked;
