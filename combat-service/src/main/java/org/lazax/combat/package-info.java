/** The rules of combat. */
@NullMarked
package org.lazax.combat;

import org.jspecify.annotations.NullMarked;
