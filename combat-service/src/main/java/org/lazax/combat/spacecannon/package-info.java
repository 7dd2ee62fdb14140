/** Space cannon, at ships that have moved in and at ground forces that land. */
@NullMarked
package org.lazax.combat.spacecannon;

import org.jspecify.annotations.NullMarked;
