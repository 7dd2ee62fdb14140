@NullMarked
package org.lazax.combat.component.own;

import org.jspecify.annotations.NullMarked;
