/** What every game has: a stack of frames and windows, who must go on and who is awaited. */
@NullMarked
package org.lazax.chronicle.kernel;

import org.jspecify.annotations.NullMarked;
