/** The components of the game that have code, and the rulesets made of them. */
@NullMarked
package org.lazax.components;

import org.jspecify.annotations.NullMarked;
