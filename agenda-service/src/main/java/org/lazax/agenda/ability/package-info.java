/** The moments of agenda-service, and the commands by which players use abilities there. */
@NullMarked
package org.lazax.agenda.ability;

import org.jspecify.annotations.NullMarked;
