/** Ties a test to the lines of the rules checklist it shows. */
@NullMarked
package org.lazax.rulebook;

import org.jspecify.annotations.NullMarked;
