/** Tests of the agenda phase. */
@NullMarked
package org.lazax.agenda.phase;

import org.jspecify.annotations.NullMarked;
