/** Made-up expansions and a made-up variant. This package contains everything that they need. */
@NullMarked
package org.lazax.simulation.madeup;

import org.jspecify.annotations.NullMarked;
