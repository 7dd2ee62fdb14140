/** Chance that can be checked: one seed a game, committed to before it is used, told at the end. */
@NullMarked
package org.lazax.chronicle.dice;

import org.jspecify.annotations.NullMarked;
