/** What stands in the chronicle for names and texts. */
@NullMarked
package org.lazax.tournament.digest;

import org.jspecify.annotations.NullMarked;
