/** Which records count: the rules by which every reader sees the same chain. */
@NullMarked
package org.lazax.chronicle.acceptance;

import org.jspecify.annotations.NullMarked;
