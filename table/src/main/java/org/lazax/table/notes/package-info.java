/** Promissory notes: in hands, face up in play areas, and on their way back to their owners. */
@NullMarked
package org.lazax.table.notes;

import org.jspecify.annotations.NullMarked;
