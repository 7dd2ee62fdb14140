/**
 * The ids of components. In JSON they are strings. In code each kind has its own type, so that ids
 * of different kinds cannot be confused.
 */
@NullMarked
package org.lazax.catalog.id;

import org.jspecify.annotations.NullMarked;
