/**
 * Paths of ships: what bars them, how much of a move value they take, which dice are rolled on
 * them.
 */
@NullMarked
package org.lazax.map.path;

import org.jspecify.annotations.NullMarked;
