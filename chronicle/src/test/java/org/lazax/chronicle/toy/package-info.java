/**
 * A small game of four services, to try the machinery with: tokens go round, dice fall, seats vote.
 */
@NullMarked
package org.lazax.chronicle.toy;

import org.jspecify.annotations.NullMarked;
