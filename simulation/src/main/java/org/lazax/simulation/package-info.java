/** The command line: benchmarks, verification, replay, coverage, golden games, releases. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
