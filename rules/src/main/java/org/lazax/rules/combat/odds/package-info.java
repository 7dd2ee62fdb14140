/** What components tell odds beside what a game asks of them. Odds and components alone know it. */
@NullMarked
package org.lazax.rules.combat.odds;

import org.jspecify.annotations.NullMarked;
