/** What any component may carry in print: the box it came in, the version of its text. */
@NullMarked
package org.lazax.catalog.printed;

import org.jspecify.annotations.NullMarked;
