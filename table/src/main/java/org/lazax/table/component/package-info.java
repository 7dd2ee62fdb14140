/** The names of components and of their abilities. */
@NullMarked
package org.lazax.table.component;

import org.jspecify.annotations.NullMarked;
