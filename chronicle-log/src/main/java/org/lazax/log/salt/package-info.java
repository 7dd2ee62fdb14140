/** The interface between gateway and services for salt keys. */
@NullMarked
package org.lazax.log.salt;

import org.jspecify.annotations.NullMarked;
