/** Tests of the effects of agendas. */
@NullMarked
package org.lazax.agenda.effect;

import org.jspecify.annotations.NullMarked;
