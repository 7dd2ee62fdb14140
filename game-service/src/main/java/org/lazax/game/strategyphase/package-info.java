/** Players take strategy cards. */
@NullMarked
package org.lazax.game.strategyphase;

import org.jspecify.annotations.NullMarked;
