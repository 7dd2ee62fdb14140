/** Tests of how frames and windows stack, close and unwind. */
@NullMarked
package org.lazax.chronicle.kernel;

import org.jspecify.annotations.NullMarked;
