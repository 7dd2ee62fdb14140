/** The steps of the agenda phase: two agendas are voted on, then planets are readied. */
@NullMarked
package org.lazax.agenda.phase;

import org.jspecify.annotations.NullMarked;
