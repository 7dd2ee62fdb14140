/** Initiative order. */
@NullMarked
package org.lazax.rules.strategy;

import org.jspecify.annotations.NullMarked;
