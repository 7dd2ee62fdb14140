/** What follows from the places of units: blockades, encounters, marks. */
@NullMarked
package org.lazax.rules.units;

import org.jspecify.annotations.NullMarked;
