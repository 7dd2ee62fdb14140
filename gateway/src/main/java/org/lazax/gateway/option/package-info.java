/** The options of a seat. */
@NullMarked
package org.lazax.gateway.option;

import org.jspecify.annotations.NullMarked;
