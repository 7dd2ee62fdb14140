/** What components of a player change about fights: one small file each. */
@NullMarked
package org.lazax.combat.ability;

import org.jspecify.annotations.NullMarked;
