/** The agenda deck, laws, and the vote on an agenda. */
@NullMarked
package org.lazax.table.council;

import org.jspecify.annotations.NullMarked;
