/** Where components change what the council does. */
@NullMarked
package org.lazax.agenda.ability;

import org.jspecify.annotations.NullMarked;
