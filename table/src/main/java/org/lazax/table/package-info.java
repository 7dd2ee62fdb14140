/**
 * What lies on the table of one game: its state, its events, and the parts that expansions bring.
 */
@NullMarked
package org.lazax.table;

import org.jspecify.annotations.NullMarked;
