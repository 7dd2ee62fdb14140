package org.lazax.table.planets;

import org.lazax.table.component.ComponentRef;

/** A card attached to a planet. */
public record Attached(ComponentRef card, boolean exhausted) {}
