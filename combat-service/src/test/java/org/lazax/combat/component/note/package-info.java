/** Promissory notes played from hands in fights of games. */
@NullMarked
package org.lazax.combat.component.note;

import org.jspecify.annotations.NullMarked;
