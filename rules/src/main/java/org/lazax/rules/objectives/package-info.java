/** What objectives ask for, and what was done for them. */
@NullMarked
package org.lazax.rules.objectives;

import org.jspecify.annotations.NullMarked;
