/** Promissory notes: whose they are and where they go. */
@NullMarked
package org.lazax.table.notes;

import org.jspecify.annotations.NullMarked;
