/** Tiles, planets, attachments, and the map layouts for each number of players. */
@NullMarked
package org.lazax.catalog.galaxy;

import org.jspecify.annotations.NullMarked;
