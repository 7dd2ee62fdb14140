/** The command line: what is measured, verified, replayed, counted and kept. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
