/** Games without some of the expansions. */
@NullMarked
package org.lazax.simulation.expansion;

import org.jspecify.annotations.NullMarked;
