/** Tests of what units do in fights. */
@NullMarked
package org.lazax.combat.component.unit;

import org.jspecify.annotations.NullMarked;
