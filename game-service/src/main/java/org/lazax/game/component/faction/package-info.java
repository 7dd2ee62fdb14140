/** What faction sheets do, one file an ability. */
@NullMarked
package org.lazax.game.component.faction;

import org.jspecify.annotations.NullMarked;
