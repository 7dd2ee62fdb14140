/** Tests of rulesets. */
@NullMarked
package org.lazax.rules.ruleset;

import org.jspecify.annotations.NullMarked;
