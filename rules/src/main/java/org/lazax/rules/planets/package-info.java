/** Control of planets, and how attachments change planets. */
@NullMarked
package org.lazax.rules.planets;

import org.jspecify.annotations.NullMarked;
