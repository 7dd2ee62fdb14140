/** Control of planets, and what attached cards make of them. */
@NullMarked
package org.lazax.rules.planets;

import org.jspecify.annotations.NullMarked;
