/** Builds positions for tests and plays them. */
@NullMarked
package org.lazax.rules.kit;

import org.jspecify.annotations.NullMarked;
