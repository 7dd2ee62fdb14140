/** The state that only agenda-service keeps of a game. */
@NullMarked
package org.lazax.agenda.state;

import org.jspecify.annotations.NullMarked;
