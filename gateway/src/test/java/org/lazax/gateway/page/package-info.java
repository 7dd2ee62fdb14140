/** Tests of the page for browsers. */
@NullMarked
package org.lazax.gateway.page;

import org.jspecify.annotations.NullMarked;
