/** Components of Sardakk N'orr. */
@NullMarked
package org.lazax.components.faction.sardakknorr;

import org.jspecify.annotations.NullMarked;
