/** Tests of whole games, and of the command line. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
