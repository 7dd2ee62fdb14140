/** The stored files of each release: exported games and samples of all wire types. */
@NullMarked
package org.lazax.simulation.released;

import org.jspecify.annotations.NullMarked;
