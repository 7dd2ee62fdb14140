/** What lies on the table, and the rules every service shares about it. */
@NullMarked
package org.lazax.table;

import org.jspecify.annotations.NullMarked;
