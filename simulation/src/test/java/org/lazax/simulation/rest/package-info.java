/**
 * Tests of the whole platform as {@code ./lazax up} starts it: what it survives and what it
 * refuses.
 */
@NullMarked
package org.lazax.simulation.rest;

import org.jspecify.annotations.NullMarked;
