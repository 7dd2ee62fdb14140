/** The rules checklist, and which tests show which of its lines. */
@NullMarked
package org.lazax.rulebook;

import org.jspecify.annotations.NullMarked;
