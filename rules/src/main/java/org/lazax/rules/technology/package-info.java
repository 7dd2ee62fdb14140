/** Which technologies can be researched, and how they are gained. */
@NullMarked
package org.lazax.rules.technology;

import org.jspecify.annotations.NullMarked;
