/** A small game of four services for tests: seats give tokens, roll dice and vote. */
@NullMarked
package org.lazax.chronicle.toy;

import org.jspecify.annotations.NullMarked;
