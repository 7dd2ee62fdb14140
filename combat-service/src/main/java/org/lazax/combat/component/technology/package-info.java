/** Technologies that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.technology;

import org.jspecify.annotations.NullMarked;
