/** What players have achieved that secret objectives ask for. */
@NullMarked
package org.lazax.rules.objectives;

import org.jspecify.annotations.NullMarked;
