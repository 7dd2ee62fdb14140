/** What may be researched, and gaining technologies. */
@NullMarked
package org.lazax.rules.technology;

import org.jspecify.annotations.NullMarked;
