/** Who may score, and the objectives that are left to be revealed and drawn. */
@NullMarked
package org.lazax.rules.scoring;

import org.jspecify.annotations.NullMarked;
