/** Tests of components that are used in the agenda phase. */
@NullMarked
package org.lazax.agenda.component;

import org.jspecify.annotations.NullMarked;
