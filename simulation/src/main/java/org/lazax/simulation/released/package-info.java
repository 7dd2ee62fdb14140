/** What is kept of each release for ever: exported games, and samples of all wire types. */
@NullMarked
package org.lazax.simulation.released;

import org.jspecify.annotations.NullMarked;
