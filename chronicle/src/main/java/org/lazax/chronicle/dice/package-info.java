/**
 * Dice and draws that can be checked: one seed a game, committed to before use and revealed at the
 * end.
 */
@NullMarked
package org.lazax.chronicle.dice;

import org.jspecify.annotations.NullMarked;
