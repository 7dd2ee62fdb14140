/** The agenda phase and its votes. */
@NullMarked
package org.lazax.agenda;

import org.jspecify.annotations.NullMarked;
