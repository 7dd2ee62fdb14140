/** Tests of the whole platform: faults, invalid requests, hidden information. */
@NullMarked
package org.lazax.simulation.rest;

import org.jspecify.annotations.NullMarked;
