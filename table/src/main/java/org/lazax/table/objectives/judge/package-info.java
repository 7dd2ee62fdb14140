/** Says who meets what objectives and the unlocking of leaders ask of the table as it stands. */
@NullMarked
package org.lazax.table.objectives.judge;

import org.jspecify.annotations.NullMarked;
