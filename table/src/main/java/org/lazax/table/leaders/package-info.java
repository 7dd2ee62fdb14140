/** Leaders and the state of their cards. */
@NullMarked
package org.lazax.table.leaders;

import org.jspecify.annotations.NullMarked;
