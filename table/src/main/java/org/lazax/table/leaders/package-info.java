/** Leaders: how their cards lie, and what turns them. */
@NullMarked
package org.lazax.table.leaders;

import org.jspecify.annotations.NullMarked;
