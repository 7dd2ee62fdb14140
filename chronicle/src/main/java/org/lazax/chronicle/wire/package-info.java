/** Wire names: the versioned names under which types are written and read. */
@NullMarked
package org.lazax.chronicle.wire;

import org.jspecify.annotations.NullMarked;
