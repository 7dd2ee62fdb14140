/** What attached cards do to a planet beyond their numbers. */
@NullMarked
package org.lazax.table.planets.attachment;

import org.jspecify.annotations.NullMarked;
