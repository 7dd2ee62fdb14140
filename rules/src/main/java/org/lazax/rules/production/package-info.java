/** What can be produced where, and its price. */
@NullMarked
package org.lazax.rules.production;

import org.jspecify.annotations.NullMarked;
