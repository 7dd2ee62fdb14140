/** Which parts of a table an event has changed. */
@NullMarked
package org.lazax.rules.change;

import org.jspecify.annotations.NullMarked;
