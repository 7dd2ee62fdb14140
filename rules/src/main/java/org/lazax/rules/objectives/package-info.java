/** What players have done that secret objectives ask for. */
@NullMarked
package org.lazax.rules.objectives;

import org.jspecify.annotations.NullMarked;
