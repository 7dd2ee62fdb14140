/** Tests of action cards played in combats. */
@NullMarked
package org.lazax.combat.component.actioncard;

import org.jspecify.annotations.NullMarked;
