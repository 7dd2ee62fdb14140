/** Tests of the package of the same name, and the golden samples that every module owes. */
@NullMarked
package org.lazax.chronicle.wire;

import org.jspecify.annotations.NullMarked;
