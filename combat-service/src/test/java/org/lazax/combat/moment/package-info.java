@NullMarked
package org.lazax.combat.moment;

import org.jspecify.annotations.NullMarked;
