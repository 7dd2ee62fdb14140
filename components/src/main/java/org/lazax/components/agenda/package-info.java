/** Agendas: laws and directives. */
@NullMarked
package org.lazax.components.agenda;

import org.jspecify.annotations.NullMarked;
