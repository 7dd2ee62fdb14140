/** What may be produced where, and what it costs. */
@NullMarked
package org.lazax.rules.production;

import org.jspecify.annotations.NullMarked;
