/** Tests of agenda-service. */
@NullMarked
package org.lazax.agenda;

import org.jspecify.annotations.NullMarked;
