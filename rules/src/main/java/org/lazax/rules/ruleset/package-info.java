/** The ruleset of a game: its components, who may use them, and the hooks that they bring. */
@NullMarked
package org.lazax.rules.ruleset;

import org.jspecify.annotations.NullMarked;
