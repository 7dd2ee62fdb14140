/** Politics: a player chooses the speaker, draws action cards and looks at agendas. */
@NullMarked
package org.lazax.game.politics;

import org.jspecify.annotations.NullMarked;
