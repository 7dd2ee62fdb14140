/** The kinds of promises that the platform keeps. */
@NullMarked
package org.lazax.components.promise;

import org.jspecify.annotations.NullMarked;
