/** Tests of action cards played in turns. */
@NullMarked
package org.lazax.game.component.actioncard;

import org.jspecify.annotations.NullMarked;
