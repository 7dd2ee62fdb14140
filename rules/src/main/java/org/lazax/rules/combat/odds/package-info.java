/** What components tell odds beside what a game asks of them. */
@NullMarked
package org.lazax.rules.combat.odds;

import org.jspecify.annotations.NullMarked;
