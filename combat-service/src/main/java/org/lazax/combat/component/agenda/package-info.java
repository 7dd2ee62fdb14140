/** Laws that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.agenda;

import org.jspecify.annotations.NullMarked;
