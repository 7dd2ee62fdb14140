/** What needs no code: components that the catalog describes in full. */
@NullMarked
package org.lazax.components.printed;

import org.jspecify.annotations.NullMarked;
