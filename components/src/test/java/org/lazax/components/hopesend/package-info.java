/** Tests of Hope's End. */
@NullMarked
package org.lazax.components.hopesend;

import org.jspecify.annotations.NullMarked;
