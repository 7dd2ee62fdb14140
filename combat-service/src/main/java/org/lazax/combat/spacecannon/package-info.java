/** Space cannon offense and space cannon defense. */
@NullMarked
package org.lazax.combat.spacecannon;

import org.jspecify.annotations.NullMarked;
