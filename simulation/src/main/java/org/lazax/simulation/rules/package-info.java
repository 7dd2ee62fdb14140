/** The rules of all four services together, and the tables that logs fold to. */
@NullMarked
package org.lazax.simulation.rules;

import org.jspecify.annotations.NullMarked;
