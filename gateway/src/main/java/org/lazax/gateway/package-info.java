/** The platform's door: what every REST operation shares. */
@NullMarked
package org.lazax.gateway;

import org.jspecify.annotations.NullMarked;
