/** Action cards that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.actioncard;

import org.jspecify.annotations.NullMarked;
