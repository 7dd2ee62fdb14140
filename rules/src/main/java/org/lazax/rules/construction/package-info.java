/** Where structures can be placed. */
@NullMarked
package org.lazax.rules.construction;

import org.jspecify.annotations.NullMarked;
