/** Whether a player meets a requirement of an objective. */
@NullMarked
package org.lazax.rules.objectives.judge;

import org.jspecify.annotations.NullMarked;
