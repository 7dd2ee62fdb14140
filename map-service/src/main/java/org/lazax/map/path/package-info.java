/** Ways through the galaxy: what bars them, what they take of a move value, what passing does. */
@NullMarked
package org.lazax.map.path;

import org.jspecify.annotations.NullMarked;
