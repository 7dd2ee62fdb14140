/** Tests of games that are played without some expansions. */
@NullMarked
package org.lazax.simulation.expansion;

import org.jspecify.annotations.NullMarked;
