/** Wire names and JSON: explicit, versioned names for everything that is written and read. */
@NullMarked
package org.lazax.chronicle.wire;

import org.jspecify.annotations.NullMarked;
