/** Initiative, and what components change about it and about secondary abilities. */
@NullMarked
package org.lazax.rules.strategy;

import org.jspecify.annotations.NullMarked;
