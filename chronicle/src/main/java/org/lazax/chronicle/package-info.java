/** A game as a hash chain of commits. This package has the terms that all services share. */
@NullMarked
package org.lazax.chronicle;

import org.jspecify.annotations.NullMarked;
