/** Tests of promissory notes that are shown. */
@NullMarked
package org.lazax.game.notes;

import org.jspecify.annotations.NullMarked;
