/** What cards have in common. */
@NullMarked
package org.lazax.components.card;

import org.jspecify.annotations.NullMarked;
