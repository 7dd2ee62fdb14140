/** Tests of promissory notes played in combats. */
@NullMarked
package org.lazax.combat.component.note;

import org.jspecify.annotations.NullMarked;
