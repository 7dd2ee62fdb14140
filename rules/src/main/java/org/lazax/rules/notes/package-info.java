/** When promissory notes return to their owners. */
@NullMarked
package org.lazax.rules.notes;

import org.jspecify.annotations.NullMarked;
