/**
 * Random numbers that can be checked: a seed for each game, committed to before it is used and
 * revealed at the end.
 */
@NullMarked
package org.lazax.chronicle.dice;

import org.jspecify.annotations.NullMarked;
