/** Factions and what is theirs alone: abilities, leaders, promissory notes. */
@NullMarked
package org.lazax.catalog.faction;

import org.jspecify.annotations.NullMarked;
