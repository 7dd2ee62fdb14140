/** The rules of the galactic council: its phase, its agendas, its votes. */
@NullMarked
package org.lazax.agenda;

import org.jspecify.annotations.NullMarked;
