/** What components change in the steps of the status phase. */
@NullMarked
package org.lazax.rules.status;

import org.jspecify.annotations.NullMarked;
