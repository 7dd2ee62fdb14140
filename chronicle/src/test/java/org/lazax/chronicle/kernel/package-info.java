/** Tests of the kernel: frames and windows open, close and unwind. */
@NullMarked
package org.lazax.chronicle.kernel;

import org.jspecify.annotations.NullMarked;
