/** The vote on one agenda: possible outcomes, votes, ties, and what takes effect. */
@NullMarked
package org.lazax.agenda.vote;

import org.jspecify.annotations.NullMarked;
