/** The relic deck, and how players gain relics. */
@NullMarked
package org.lazax.rules.relics;

import org.jspecify.annotations.NullMarked;
