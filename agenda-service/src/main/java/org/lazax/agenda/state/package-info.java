/** What agenda-service alone remembers of a game. */
@NullMarked
package org.lazax.agenda.state;

import org.jspecify.annotations.NullMarked;
