/** What unlocks commanders and heroes, one judge for each kind of condition. */
@NullMarked
package org.lazax.table.leaders.unlock;

import org.jspecify.annotations.NullMarked;
