/** Finds pairings: who sits where, so that few meet again and the strong meet the strong. */
@NullMarked
package org.lazax.tournament.pods;

import org.jspecify.annotations.NullMarked;
