/** Which objectives can be scored, revealed and drawn. */
@NullMarked
package org.lazax.rules.scoring;

import org.jspecify.annotations.NullMarked;
