/** The rules of all four services, and the tables that their logs come to. */
@NullMarked
package org.lazax.simulation.rules;

import org.jspecify.annotations.NullMarked;
