/**
 * One agenda: what may be voted for, the ballots, the tie, and what the decision leaves in play.
 */
@NullMarked
package org.lazax.agenda.vote;

import org.jspecify.annotations.NullMarked;
