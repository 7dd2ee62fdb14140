/** A small game of four services for tests: tokens go round, dice are rolled, seats vote. */
@NullMarked
package org.lazax.chronicle.toy;

import org.jspecify.annotations.NullMarked;
