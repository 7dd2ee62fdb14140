/** The components that act in fights, found by name. */
@NullMarked
package org.lazax.combat.component;

import org.jspecify.annotations.NullMarked;
