/** The moments of this service, and how players speak to it of abilities. */
@NullMarked
package org.lazax.map.ability;

import org.jspecify.annotations.NullMarked;
