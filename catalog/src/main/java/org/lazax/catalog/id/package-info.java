/**
 * Ids of components. JSON has plain strings; each kind of id is a type in code, so that a planet's
 * id cannot be used as a tile's.
 */
@NullMarked
package org.lazax.catalog.id;

import org.jspecify.annotations.NullMarked;
