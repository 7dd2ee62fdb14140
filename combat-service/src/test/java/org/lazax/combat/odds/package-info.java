/** Tests of odds, against games and against results that are known. */
@NullMarked
package org.lazax.combat.odds;

import org.jspecify.annotations.NullMarked;
