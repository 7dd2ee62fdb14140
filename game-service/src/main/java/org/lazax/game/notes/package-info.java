/** Promissory notes that players show to everybody. */
@NullMarked
package org.lazax.game.notes;

import org.jspecify.annotations.NullMarked;
