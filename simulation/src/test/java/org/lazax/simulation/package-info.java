/** Tests of whole games: invariants, hidden information, refusals, exports. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
