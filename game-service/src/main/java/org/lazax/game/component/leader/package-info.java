/** Leaders that are used as an action, one class each. */
@NullMarked
package org.lazax.game.component.leader;

import org.jspecify.annotations.NullMarked;
