/** Verifies exports: the chain, the lines, and every random number against the seed. */
@NullMarked
package org.lazax.chronicle.verify;

import org.jspecify.annotations.NullMarked;
