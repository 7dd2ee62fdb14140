/** Factions and their own components: abilities, leaders, promissory notes. */
@NullMarked
package org.lazax.catalog.faction;

import org.jspecify.annotations.NullMarked;
