/** Exploration cards. */
@NullMarked
package org.lazax.components.exploration;

import org.jspecify.annotations.NullMarked;
