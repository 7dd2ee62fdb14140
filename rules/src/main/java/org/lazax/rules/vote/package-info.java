/** Votes on agendas: what changes them, and what agendas do once they are decided. */
@NullMarked
package org.lazax.rules.vote;

import org.jspecify.annotations.NullMarked;
