/** Turn after turn, one action each, until everybody has passed. */
@NullMarked
package org.lazax.game.actionphase;

import org.jspecify.annotations.NullMarked;
