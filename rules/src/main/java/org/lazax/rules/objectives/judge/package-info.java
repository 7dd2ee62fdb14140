/** Whether a requirement of an objective is met. */
@NullMarked
package org.lazax.rules.objectives.judge;

import org.jspecify.annotations.NullMarked;
