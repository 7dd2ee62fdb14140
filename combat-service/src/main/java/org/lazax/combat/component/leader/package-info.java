/** Leaders that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.leader;

import org.jspecify.annotations.NullMarked;
