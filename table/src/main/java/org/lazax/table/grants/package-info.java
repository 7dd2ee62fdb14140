/** Who may use what: the components a player has, and the hooks they bring. */
@NullMarked
package org.lazax.table.grants;

import org.jspecify.annotations.NullMarked;
