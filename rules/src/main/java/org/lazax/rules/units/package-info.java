/** What follows from where units are: blockades, encounters, marks. */
@NullMarked
package org.lazax.rules.units;

import org.jspecify.annotations.NullMarked;
