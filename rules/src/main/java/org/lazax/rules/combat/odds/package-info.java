/** What components say to odds alone. */
@NullMarked
package org.lazax.rules.combat.odds;

import org.jspecify.annotations.NullMarked;
