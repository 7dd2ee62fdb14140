/** The rules by which every reader decides which records count, so that all see the same chain. */
@NullMarked
package org.lazax.chronicle.acceptance;

import org.jspecify.annotations.NullMarked;
