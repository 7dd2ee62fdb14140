/** Tests of how a decision is drafted. */
@NullMarked
package org.lazax.chronicle.decider;

import org.jspecify.annotations.NullMarked;
