/** A package cycle that the check must find: this package and one below it need each other. */
@NullMarked
package org.lazax.architecture.circle;

import org.jspecify.annotations.NullMarked;
