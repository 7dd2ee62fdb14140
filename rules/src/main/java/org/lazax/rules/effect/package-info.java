/** What effects of many components do alike: gains, and units placed from the reinforcements. */
@NullMarked
package org.lazax.rules.effect;

import org.jspecify.annotations.NullMarked;
