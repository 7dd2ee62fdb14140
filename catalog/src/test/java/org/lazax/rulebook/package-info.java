/**
 * The annotation {@code @Rule}, by which a test names the lines of the rules checklist that it
 * shows.
 */
@NullMarked
package org.lazax.rulebook;

import org.jspecify.annotations.NullMarked;
