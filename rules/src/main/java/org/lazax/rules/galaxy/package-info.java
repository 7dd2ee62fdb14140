/** Adjacency, wormholes and anomalies with everything that laws, units and abilities change. */
@NullMarked
package org.lazax.rules.galaxy;

import org.jspecify.annotations.NullMarked;
