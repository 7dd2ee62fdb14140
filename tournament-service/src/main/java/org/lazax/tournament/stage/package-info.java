/** How a tournament is played, stage by stage, and how many tables that takes. */
@NullMarked
package org.lazax.tournament.stage;

import org.jspecify.annotations.NullMarked;
