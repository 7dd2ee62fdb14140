/** What objectives ask for, and how they are scored. */
@NullMarked
package org.lazax.game.objectives;

import org.jspecify.annotations.NullMarked;
