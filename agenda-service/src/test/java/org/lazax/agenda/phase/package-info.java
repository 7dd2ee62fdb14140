/** Tests of the council's phase. */
@NullMarked
package org.lazax.agenda.phase;

import org.jspecify.annotations.NullMarked;
