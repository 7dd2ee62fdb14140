/** Tests of what agendas do. */
@NullMarked
package org.lazax.agenda.effect;

import org.jspecify.annotations.NullMarked;
