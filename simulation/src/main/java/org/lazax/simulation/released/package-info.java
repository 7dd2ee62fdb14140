/** What is kept of each release for ever: games as they were exported, and samples of all types. */
@NullMarked
package org.lazax.simulation.released;

import org.jspecify.annotations.NullMarked;
