/** The deciders of all four services, and the folding of their logs. */
@NullMarked
package org.lazax.simulation.rules;

import org.jspecify.annotations.NullMarked;
