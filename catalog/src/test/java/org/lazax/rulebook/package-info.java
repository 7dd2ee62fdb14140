/** The annotation that links tests to lines of the rules checklist. */
@NullMarked
package org.lazax.rulebook;

import org.jspecify.annotations.NullMarked;
