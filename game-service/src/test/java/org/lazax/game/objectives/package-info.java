/** What objectives ask for, and how they are scored, shown. */
@NullMarked
package org.lazax.game.objectives;

import org.jspecify.annotations.NullMarked;
