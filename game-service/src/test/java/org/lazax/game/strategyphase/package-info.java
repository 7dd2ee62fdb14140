/** Players take strategy cards, shown. */
@NullMarked
package org.lazax.game.strategyphase;

import org.jspecify.annotations.NullMarked;
