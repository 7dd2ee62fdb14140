/** Action cards that are played at moments which game-service opens, one class each. */
@NullMarked
package org.lazax.game.component.actioncard;

import org.jspecify.annotations.NullMarked;
