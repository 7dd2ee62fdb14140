/** Objectives and victory points. */
@NullMarked
package org.lazax.table.objectives;

import org.jspecify.annotations.NullMarked;
