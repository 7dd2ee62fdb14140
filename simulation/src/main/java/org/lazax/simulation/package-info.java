/** The command line: benchmarks, verification, replay, coverage, golden games and releases. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
