/** How leaders lie, and what turns them. */
@org.jspecify.annotations.NullMarked
package org.lazax.table.leaders;
