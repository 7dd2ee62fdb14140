/** Tests of the stored files of releases. */
@NullMarked
package org.lazax.simulation.released;

import org.jspecify.annotations.NullMarked;
