/** Promissory notes. */
package org.lazax.table.notes;
