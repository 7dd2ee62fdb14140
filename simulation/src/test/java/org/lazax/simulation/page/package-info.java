/** Tests of the page in a real browser, with games that were played before. */
@NullMarked
package org.lazax.simulation.page;

import org.jspecify.annotations.NullMarked;
