/** What acts and what does not. */
@NullMarked
package org.lazax.rules.ruleset;

import org.jspecify.annotations.NullMarked;
