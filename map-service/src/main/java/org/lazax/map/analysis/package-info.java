/** Analyses of galaxies and movements in positions that nobody plays. */
@NullMarked
package org.lazax.map.analysis;

import org.jspecify.annotations.NullMarked;
