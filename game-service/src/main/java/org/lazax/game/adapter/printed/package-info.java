/** What is printed on the components of a ruleset, for clients that show them. */
@NullMarked
package org.lazax.game.adapter.printed;

import org.jspecify.annotations.NullMarked;
