/** What happens in fights, and the history it adds up to. */
@NullMarked
package org.lazax.combat.battle;

import org.jspecify.annotations.NullMarked;
