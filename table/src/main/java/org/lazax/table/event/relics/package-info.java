/** Relics: those that players have, and the events that change that. */
@NullMarked
package org.lazax.table.event.relics;

import org.jspecify.annotations.NullMarked;
