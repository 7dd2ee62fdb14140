/** Whole games of all four services in one JVM: bots that play them, checks that watch them. */
@NullMarked
package org.lazax.simulation;

import org.jspecify.annotations.NullMarked;
