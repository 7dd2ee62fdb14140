/** Tests of what is kept of releases. */
@NullMarked
package org.lazax.simulation.released;

import org.jspecify.annotations.NullMarked;
