/** Properties that any component can have: its expansion, the version of its text. */
@NullMarked
package org.lazax.catalog.printed;

import org.jspecify.annotations.NullMarked;
