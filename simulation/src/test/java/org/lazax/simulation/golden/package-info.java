/** Tests that golden games fold to the tables that were recorded. */
@NullMarked
package org.lazax.simulation.golden;

import org.jspecify.annotations.NullMarked;
