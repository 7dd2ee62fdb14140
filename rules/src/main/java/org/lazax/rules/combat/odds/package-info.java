/** What components tell only odds. Games do not use it. */
@NullMarked
package org.lazax.rules.combat.odds;

import org.jspecify.annotations.NullMarked;
