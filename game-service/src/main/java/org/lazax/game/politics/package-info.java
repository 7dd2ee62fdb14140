/** Politics: a new speaker is chosen, agendas are looked at. */
@NullMarked
package org.lazax.game.politics;

import org.jspecify.annotations.NullMarked;
