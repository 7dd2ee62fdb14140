/** What laws in play do, one file a law. */
@NullMarked
package org.lazax.game.component.agenda;

import org.jspecify.annotations.NullMarked;
