/** What players have done for their secret objectives, shown. */
@NullMarked
package org.lazax.table.objectives;

import org.jspecify.annotations.NullMarked;
