/** The components that have code, and the rulebook made of them. */
@NullMarked
package org.lazax.components;

import org.jspecify.annotations.NullMarked;
