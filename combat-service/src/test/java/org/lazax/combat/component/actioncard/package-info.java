/** Action cards played from hands in fights of games. */
@NullMarked
package org.lazax.combat.component.actioncard;

import org.jspecify.annotations.NullMarked;
