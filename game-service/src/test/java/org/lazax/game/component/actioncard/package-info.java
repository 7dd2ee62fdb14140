/** Action cards played at moments of the turn. */
@NullMarked
package org.lazax.game.component.actioncard;

import org.jspecify.annotations.NullMarked;
