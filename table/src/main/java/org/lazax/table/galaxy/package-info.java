/** The tiles and tokens of the galaxy, and the adjacency that they give. */
@NullMarked
package org.lazax.table.galaxy;

import org.jspecify.annotations.NullMarked;
