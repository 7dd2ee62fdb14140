/** Tests of the package of the same name, and the test of golden samples for all modules. */
@NullMarked
package org.lazax.chronicle.wire;

import org.jspecify.annotations.NullMarked;
