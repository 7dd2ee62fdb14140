/** What components change in the status phase. */
@NullMarked
package org.lazax.rules.status;

import org.jspecify.annotations.NullMarked;
