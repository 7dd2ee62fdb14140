/** When promissory notes go back. */
@NullMarked
package org.lazax.rules.notes;

import org.jspecify.annotations.NullMarked;
