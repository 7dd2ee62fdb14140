/** Tests of the council. */
@NullMarked
package org.lazax.agenda;

import org.jspecify.annotations.NullMarked;
