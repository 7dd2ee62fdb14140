/** What only a game knows of: abilities at moments of a fight that change nothing about it. */
@NullMarked
package org.lazax.combat.component.own;

import org.jspecify.annotations.NullMarked;
