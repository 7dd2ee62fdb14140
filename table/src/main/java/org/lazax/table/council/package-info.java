/** The custodians, agendas and laws. */
@NullMarked
package org.lazax.table.council;

import org.jspecify.annotations.NullMarked;
