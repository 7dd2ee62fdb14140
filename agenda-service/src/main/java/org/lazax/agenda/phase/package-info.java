/** The agenda phase as a whole: two agendas are revealed, then planets are readied. */
@NullMarked
package org.lazax.agenda.phase;

import org.jspecify.annotations.NullMarked;
