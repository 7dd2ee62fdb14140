/** How tests build positions and play them. */
@NullMarked
package org.lazax.rules.kit;

import org.jspecify.annotations.NullMarked;
