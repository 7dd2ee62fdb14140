/**
 * Names of components: plain strings in JSON, types in code, so that no planet is taken for a tile.
 */
@NullMarked
package org.lazax.catalog.id;

import org.jspecify.annotations.NullMarked;
