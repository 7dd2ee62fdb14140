/** What components change about the status phase. */
@NullMarked
package org.lazax.rules.status;

import org.jspecify.annotations.NullMarked;
