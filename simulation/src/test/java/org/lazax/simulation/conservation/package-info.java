/** Tests that the checks of games find what is inconsistent. */
@NullMarked
package org.lazax.simulation.conservation;

import org.jspecify.annotations.NullMarked;
