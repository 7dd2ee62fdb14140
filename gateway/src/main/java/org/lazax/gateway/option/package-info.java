/** What a seat may do now. */
@NullMarked
package org.lazax.gateway.option;

import org.jspecify.annotations.NullMarked;
