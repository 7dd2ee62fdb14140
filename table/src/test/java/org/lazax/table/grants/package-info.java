/** Which components act for whom. */
@NullMarked
package org.lazax.table.grants;

import org.jspecify.annotations.NullMarked;
