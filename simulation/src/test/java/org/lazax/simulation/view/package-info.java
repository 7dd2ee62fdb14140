/** What the views of the services show of a table. */
@NullMarked
package org.lazax.simulation.view;

import org.jspecify.annotations.NullMarked;
