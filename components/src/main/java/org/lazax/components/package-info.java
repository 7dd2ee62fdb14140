/** The components that have code, and the rulebook with all expansions. */
@NullMarked
package org.lazax.components;

import org.jspecify.annotations.NullMarked;
