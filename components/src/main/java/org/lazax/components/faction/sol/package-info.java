/** Components of the Federation of Sol. */
@NullMarked
package org.lazax.components.faction.sol;

import org.jspecify.annotations.NullMarked;
