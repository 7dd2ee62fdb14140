/** Factions with their abilities, leaders and promissory notes. */
@NullMarked
package org.lazax.catalog.faction;

import org.jspecify.annotations.NullMarked;
