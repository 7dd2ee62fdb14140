/** What cancels hits, who can sustain them, and the hits still to be assigned. */
@NullMarked
package org.lazax.rules.combat.hits;

import org.jspecify.annotations.NullMarked;
