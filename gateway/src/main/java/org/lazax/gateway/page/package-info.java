/** The page for browsers: static files that show games by the API. */
@NullMarked
package org.lazax.gateway.page;

import org.jspecify.annotations.NullMarked;
