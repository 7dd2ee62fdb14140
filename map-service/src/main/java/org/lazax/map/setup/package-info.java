/** Building the galaxy: its tiles are placed. */
@NullMarked
package org.lazax.map.setup;

import org.jspecify.annotations.NullMarked;
