/**
 * The rules that a game is played by: its components, who may use them, and the hooks they bring.
 */
@NullMarked
package org.lazax.rules.ruleset;

import org.jspecify.annotations.NullMarked;
