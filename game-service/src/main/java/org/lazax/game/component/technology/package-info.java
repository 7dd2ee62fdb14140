/** What technologies do when something happens, one file a technology. */
@NullMarked
package org.lazax.game.component.technology;

import org.jspecify.annotations.NullMarked;
