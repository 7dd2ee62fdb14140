/** Tests of what is kept of each release for ever. */
@NullMarked
package org.lazax.simulation.released;

import org.jspecify.annotations.NullMarked;
