/** What components say to odds alone. No game asks for it. */
@NullMarked
package org.lazax.rules.combat.odds;

import org.jspecify.annotations.NullMarked;
