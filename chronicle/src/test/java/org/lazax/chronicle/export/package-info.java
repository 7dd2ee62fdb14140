/** Tests of exports. */
@NullMarked
package org.lazax.chronicle.export;

import org.jspecify.annotations.NullMarked;
