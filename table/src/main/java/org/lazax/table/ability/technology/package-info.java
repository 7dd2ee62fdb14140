/** What technologies do when something happens, one file a technology. */
@NullMarked
package org.lazax.table.ability.technology;

import org.jspecify.annotations.NullMarked;
