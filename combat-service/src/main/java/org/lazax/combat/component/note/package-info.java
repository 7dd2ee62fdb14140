/** Promissory notes that act in fights, one class each. */
@NullMarked
package org.lazax.combat.component.note;

import org.jspecify.annotations.NullMarked;
