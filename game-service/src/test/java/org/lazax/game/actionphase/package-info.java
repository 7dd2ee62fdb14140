/** Turn after turn, one action each, until everybody has passed, shown. */
@NullMarked
package org.lazax.game.actionphase;

import org.jspecify.annotations.NullMarked;
